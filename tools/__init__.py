"""Commands for the people who build the table; nothing here runs in the browser."""
