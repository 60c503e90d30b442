"""The gateway: a provider's own API with memory in it. A host gets it by changing its base URL and its key."""
