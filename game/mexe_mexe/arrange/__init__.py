"""The best that can be laid, proved: how to rearrange the table so that the most of a hand fits.

The question is that of Rummikub: the table cards must all lie, hand cards may, all in valid melds.

- ``runs``      the automaton of open runs: what of one suit is under way between two places
- ``suits``     one suit as a layered graph of its states
- ``sets``      the sets of one rank as suit vectors
- ``parts``     graphs and tables, without what cannot agree
- ``prices``    the bound: suits solved apart, at prices that make them agree
- ``dive``      depth-first along what the bound can afford: enough for most tables
- ``search``    best-first search over the four suits at once
- ``wilds``     room for the curingas, and sets of 2s
- ``rebuild``   from a path through the graphs to melds
- ``solve``     all that together: the exact solver, for counts of faces
- ``lay``       cards to counts, melds of faces to melds of cards
- ``cases``     exchanges (X33) and the discard
- ``settle``    least disturbance
- ``plan``      ``arrange`` and ``steps``

Whoever asks imports from ``plan`` and ``goals``: the parts take a while to load, and can come one
by one (``PARTS``).

>>> from game.cards import Card
>>> from game.mexe_mexe.arrange.plan import arrange
>>> def cards(text):
...     return tuple(map(Card.parse, text.split()))
>>> found = arrange([cards("6H 7H 8H 9H 10H JH QH")], cards("8Hb 10Hb"))
>>> found.value, found.proved, [" ".join(map(str, meld)) for meld in found.melds]
(2, True, ['6H 7H 8H', '8Hb 9H 10H', '10Hb JH QH'])
"""

PARTS = (
    *("goals", "runs", "suits", "sets", "problem", "parts", "prices", "search", "dive"),
    *("wilds", "rebuild", "solve", "cases", "lay", "settle", "plan"),
)
"""The modules, each after those that it needs."""
