"""The lab: thousands of games between bots, what they leave as data, and what the data says."""
