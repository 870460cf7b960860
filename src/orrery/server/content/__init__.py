"""What is printed on the boards and pieces of each game, as drawings need it: `facts(thing, settings)`,
`board(settings)`."""
