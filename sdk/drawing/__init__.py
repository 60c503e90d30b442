"""How the drawn files of both SDKs come from the API's document."""
