"""Links: a whole game as a short text for the end of an address (``#g=…``), and read again.

A link goes to no server: a browser keeps what follows the ``#`` to itself.
"""
