"""Services that a deployment may add: embedder, judge, and the model that words summaries."""
