"""Sharing by link: what is sent, what comes in, and how the same deal went for others."""
