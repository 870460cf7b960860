"""Requests. `connections`, `middleware`, `security` and `addresses` stand before them; what is asked for is answered by
`routes` and its siblings, described by `described`; `pages` are for people, `errors` for whoever is refused."""
