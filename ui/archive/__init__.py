"""The archive: every game that was ever played on the device, what comes of them, and its file."""
