"""The database killed, the service stopped, a process lost: what a client sees, and what is left afterwards."""
