"""The lab in the browser: reports for everybody, and runs for the host at this machine."""
