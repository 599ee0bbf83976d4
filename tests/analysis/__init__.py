"""Tests of the analysis of finished games."""
