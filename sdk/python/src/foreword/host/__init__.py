"""`foreword-host`: memory for hosts that are programs of their own: Claude Code by its hooks, any MCP client by a bridge."""
