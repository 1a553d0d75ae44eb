"""The bots of Mau-Mau: rules of thumb, and a search over what the others may hold.

``levels`` names them; ``rules`` are the rules of thumb; ``memory`` tells what everybody has seen,
``deals`` deals hidden cards that agree with it, ``simulator`` plays such deals to their end, and
``search`` weighs what comes of them.
"""
