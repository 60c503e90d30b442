"""The edge: settings, operations, HTTP, use-cases, command line."""
