"""The browser table: keeps games, lets people and bots play them, and shows everybody only what they may see."""
