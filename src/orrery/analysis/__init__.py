"""What a game was, and what can be done next: ideas with their reasons, chances to win, slips, luck and skill."""
