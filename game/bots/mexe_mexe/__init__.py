"""The bots of Mexe-Mexe. Difficulty throttles rearrangement, not thinking.

- ``easy``    melds from the hand and extends what lies on the table; also known as "simple"
- ``medium``  touches at most two melds of the table, and may take one of them apart
- ``hard``    lays the most that can be laid, and takes the discard if that lets it lay more
- ``master``  lays only to go out or when somebody else might, and weighs what it throws
- ``tinker``  rearranges by chance, for fuzzing; known as "random"

``player`` makes a bot of how it draws and how it ends its turn, ``hand`` tells what a hand is good
for, ``solving`` asks the solver, ``guess`` deals hands by chance to find out what a discard would
help, and ``motives`` are the reasons that a bot may give.
"""
