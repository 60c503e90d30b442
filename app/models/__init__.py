"""What each operation of `/v1` takes and gives, one file a subject: the wire contract as types."""
