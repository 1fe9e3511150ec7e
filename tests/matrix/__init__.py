"""Every wire format through the whole core, over real HTTP: the matrix of issue 3, hostile servers, lists of models."""
