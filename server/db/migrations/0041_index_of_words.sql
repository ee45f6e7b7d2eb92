-- An index of whole words beside that of pieces: of a rare word and a frequent one it skips what they do not have in
-- common, where pieces are read to the end. Each key is a hash of workspace, list and word.
-- The words of a row as the index knows them: the letters between whatever is no letter, three at least, in the scripts of
-- `plaudit_words`. One that is longer than any word of a vocabulary is there as the empty word, so that its row is looked at.
-- Restricted to the leader: starting parallel workers costs more than a search.
CREATE FUNCTION plaudit_row_words(workspace uuid, list text, words text) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL RESTRICTED
  COST 500 AS $$
DECLARE
  seed bigint := hashtextextended(list, hashtextextended(workspace::text, 0));
BEGIN
  RETURN array(SELECT DISTINCT hashtextextended(CASE WHEN length(word) > 28 THEN '' ELSE word END, seed)
    FROM string_to_table(regexp_replace(words,
      '[^a-z\u00df-\u024f\u0300-\u037d\u037f-\u0386\u0388-\u0482\u048a-\u052f\u0561-\u0587\u05d0-\u05ea\u0620-\u065f\u066e-\u06d3\u10d0-\u10ff\u1e00-\u1fff]+',
      ' ', 'g'), ' ') AS word WHERE length(word) > 2);
END $$;
--> statement-breakpoint
-- Every three letters in a row of a word: whatever has all keys of some letters has them in it, or nearly so.
CREATE FUNCTION plaudit_letter_keys(workspace uuid, list text, word text) RETURNS bigint[] LANGUAGE sql IMMUTABLE STRICT PARALLEL RESTRICTED AS $$
  SELECT array_agg(DISTINCT hashtextextended(list || ' ' || substr(word, at, 3), hashtextextended(workspace::text, 0)))
  FROM generate_series(1, greatest(length(word) - 2, 1)) AS at
$$;
--> statement-breakpoint
-- Without a list of pending entries, which every look-up would read through.
CREATE INDEX "search_vocabulary_letters" ON "search_vocabulary" USING gin (plaudit_letter_keys(workspace_id, list, word)) WITH (fastupdate = off);
--> statement-breakpoint
-- The planner needs no statistics of keys: whoever asks for them wants their index.
ALTER INDEX search_vocabulary_letters ALTER COLUMN 1 SET STATISTICS 0;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['testimonials', 'customers', 'rewards'] LOOP
    EXECUTE format('CREATE INDEX %I ON %I USING gin (plaudit_row_words(workspace_id, %L, search_text))', name || '_words', name, name);
    EXECUTE format('ALTER INDEX %I ALTER COLUMN 1 SET STATISTICS 0', name || '_words');
  END LOOP;
END $$;
