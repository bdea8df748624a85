//! Sentences in English and Spanish, from message files.
