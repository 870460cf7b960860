"""What takes long, in processes of their own: `scheduler` lets bots think in turn (`fair_queue`), `worker_pool` and
`shelter` are where, `thoughts`, `insight` and `daily` what is done there, by `process`; `laboratory` runs the lab for
the host."""
