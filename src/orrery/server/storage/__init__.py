"""What is kept: `store` writes and `reading` reads `records` as the tables of `schema` hold them, `codec` turns games
into them and back, and `notify` is how the processes of several servers hear of each other."""
