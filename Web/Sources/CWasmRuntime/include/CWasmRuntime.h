// Nothing to call: the functions of this module answer to the names that compiled Swift asks for.
