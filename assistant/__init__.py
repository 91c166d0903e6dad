"""Damavoce: draughts for people who play without seeing the board."""

VERSION = "0.1.0"
