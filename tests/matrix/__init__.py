"""Every wire format through the whole core, over real HTTP: each in every case, hostile servers, lists of models."""
