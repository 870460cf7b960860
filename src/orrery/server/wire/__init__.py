"""What server and clients say to each other, described once: checks, the OpenAPI page and the client's types follow."""
