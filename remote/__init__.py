"""Services that a deployment may add: embedder and judge."""
