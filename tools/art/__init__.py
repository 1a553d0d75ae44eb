"""The drawings of the table, made by script so that every one can be redrawn."""
