-- What begins at every letter of a word, 12 letters long, of words that are not merely letters, or are shorter than
-- three: those with digits and signs, and the scripts without spaces. All others are in `plaudit_row_words`. Restricted
-- to the leader: starting parallel workers costs more than a search.
CREATE OR REPLACE FUNCTION plaudit_pieces(words text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL RESTRICTED STRICT COST 1000 AS $$
BEGIN
  RETURN array_to_tsvector(array(
    SELECT substr(word, generate_series(1, length(word)), 12)
    FROM string_to_table(translate(words, E'\t\n\r', '   '), ' ') AS word
    WHERE word !~ '^[a-z\u00df-\u024f\u0300-\u037d\u037f-\u0386\u0388-\u0482\u048a-\u052f\u0561-\u0587\u05d0-\u05ea'
                '\u0620-\u065f\u066e-\u06d3\u10d0-\u10ff\u1e00-\u1fff]{3,}$'));
END $$;
