-- The words of a row as the index knows them: the letters between whatever is no letter, three at least, in the scripts
-- of `plaudit_words`. One that is longer than any word of a vocabulary is there as the empty word, so that its row is
-- looked at. Each key is a hash of workspace, list and word. Restricted to the leader: starting parallel workers costs
-- more than a search.
CREATE OR REPLACE FUNCTION plaudit_row_words(workspace uuid, list text, words text) RETURNS bigint[]
LANGUAGE plpgsql IMMUTABLE PARALLEL RESTRICTED STRICT COST 500 AS $$
DECLARE
  seed bigint := hashtextextended(list, hashtextextended(workspace::text, 0));
BEGIN
  RETURN array(SELECT DISTINCT hashtextextended(CASE WHEN length(word) > 28 THEN '' ELSE word END, seed)
    FROM string_to_table(regexp_replace(words,
      '[^a-z\u00df-\u024f\u0300-\u037d\u037f-\u0386\u0388-\u0482\u048a-\u052f\u0561-\u0587\u05d0-\u05ea'
      '\u0620-\u065f\u066e-\u06d3\u10d0-\u10ff\u1e00-\u1fff]+',
      ' ', 'g'), ' ') AS word WHERE length(word) > 2);
END $$;
