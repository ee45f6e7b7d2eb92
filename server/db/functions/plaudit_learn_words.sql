-- Counts the words of some texts, in whatever order: a word is removed when its rows add up to none. Words are written
-- in their order, so that two of these never wait for each other in a circle. Answers how many texts it took.
CREATE OR REPLACE FUNCTION plaudit_learn_words(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  taken_texts integer;
  gone_of uuid[];
  gone_from text[];
  gone text[];
BEGIN
  WITH taken AS (
    DELETE FROM search_changes
    WHERE (workspace_id, id) IN (SELECT workspace_id, id FROM search_changes LIMIT most FOR UPDATE SKIP LOCKED)
    RETURNING workspace_id, list, change, words
  ), learned AS (
    INSERT INTO search_vocabulary AS v (workspace_id, list, word, rows)
    SELECT workspace_id, list, word, sum(change) FROM taken, plaudit_words(words) AS word
    GROUP BY 1, 2, 3 HAVING sum(change) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (workspace_id, list, word) DO UPDATE SET rows = v.rows + excluded.rows
    RETURNING workspace_id, list, word, v.rows
  )
  SELECT (SELECT count(*) FROM taken), array_agg(workspace_id), array_agg(list), array_agg(word)
  INTO taken_texts, gone_of, gone_from, gone FROM learned WHERE rows = 0;
  DELETE FROM search_vocabulary v USING unnest(gone_of, gone_from, gone) AS g(workspace_id, list, word)
  WHERE (v.workspace_id, v.list, v.word) = (g.workspace_id, g.list, g.word) AND v.rows = 0;
  RETURN taken_texts;
END $$;
