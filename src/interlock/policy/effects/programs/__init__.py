"""What each program does with its arguments: one module a kind of program, imported when such a program is seen."""
