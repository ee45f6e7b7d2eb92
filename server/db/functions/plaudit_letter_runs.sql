-- The letters between whatever is no letter, in the scripts of `plaudit_words` and `plaudit_row_words`.
CREATE OR REPLACE FUNCTION plaudit_letter_runs(words text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT array(SELECT run FROM string_to_table(regexp_replace(words,
    '[^a-z\u00df-\u024f\u0300-\u037d\u037f-\u0386\u0388-\u0482\u048a-\u052f\u0561-\u0587\u05d0-\u05ea'
    '\u0620-\u065f\u066e-\u06d3\u10d0-\u10ff\u1e00-\u1fff]+',
    ' ', 'g'), ' ') AS run WHERE run <> '')
$$;
