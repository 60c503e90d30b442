"""`python -m app.cli` is `foreword`: so the command runs from a checkout before anything is installed."""

from app.cli.main import main

main()
