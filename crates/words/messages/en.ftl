and = and
and-before-i = and
