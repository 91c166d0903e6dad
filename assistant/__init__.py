"""Damavoce: draughts for people who play without seeing the board."""
