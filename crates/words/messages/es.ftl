# «y» becomes «e» before the sound i.
and = y
and-before-i = e
