"""Tables. What is done at one comes in through `operations`, is carried out by `table`, written by `persistence`, and
told by `audience` in the words of `messages`; nothing else writes a move or sends one.

Before the game: `lobby`, `tokens`. While it runs: `explain`, `undo_votes`, `overtaken`. Looking back: `replay`,
`hindsight`, `recap`, `forking`. Hints and analyses: `insights` over `worked_out` and `jobs`, and `ways`,
`puzzles`. All tables together: `registry`, `upkeep`.
"""
