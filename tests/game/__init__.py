"""Tests of the engine: plain Python without files or processes, to run in the browser as well."""
