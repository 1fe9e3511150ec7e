"""What a model is asked for once an answer is there: a translation, questions to go on with, a title."""
