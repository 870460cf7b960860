"""What the data of a run says, told to people: figures with intervals, charts, tables and what follows from them."""
