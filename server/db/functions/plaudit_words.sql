-- The words of a text, each once, in the scripts that put spaces between words and have letters to mistype: Latin,
-- Greek, Cyrillic, Armenian, Hebrew, Arabic and Georgian. `don't` is one word, and so are its parts.
CREATE OR REPLACE FUNCTION plaudit_words(words text) RETURNS SETOF text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT ROWS 30 AS $$
BEGIN
  RETURN QUERY
    WITH run AS MATERIALIZED (
      SELECT trim(BOTH '''-' FROM one) AS word FROM string_to_table(regexp_replace(words,
        '[^a-z\u00df-\u024f\u0300-\u037d\u037f-\u0386\u0388-\u0482\u048a-\u052f\u0561-\u0587\u05d0-\u05ea'
        '\u0620-\u065f\u066e-\u06d3\u10d0-\u10ff\u1e00-\u1fff''-]+',
        ' ', 'g'), ' ') AS one
      WHERE length(one) > 2)
    SELECT DISTINCT token FROM (
      SELECT word AS token FROM run
      UNION ALL
      SELECT part FROM run, string_to_table(translate(word, '-', ''''), '''') AS part WHERE word ~ '[''-]') AS all_words
    WHERE length(token) BETWEEN 3 AND 28;
END $$;
