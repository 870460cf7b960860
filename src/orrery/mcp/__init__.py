"""A seat for language models: tools, resources and prompts of the Model Context Protocol."""
