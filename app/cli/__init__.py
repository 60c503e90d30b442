"""The command line `foreword`."""
