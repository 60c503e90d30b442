"""The edge over ASGI and, few, over a real socket: status and whole body."""
