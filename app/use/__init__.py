"""The use-cases, each in three beats: load, decide, save. REST, MCP, the command line and the dashboard call these and no others."""
