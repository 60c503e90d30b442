"""Memory in the frameworks that hosts are built with: one module each, which imports its framework and nothing of the others.

Each does the same two things. Before the model call it builds the context of the turn and puts the block where the framework
keeps its system prompt; after it, it learns what the user said. Neither ever fails the host's turn.
"""
