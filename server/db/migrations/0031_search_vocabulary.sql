-- Search tolerates a typing error by looking up the words that a workspace's lists hold.
-- The words of a text, each once, in the scripts that put spaces between words and have letters to mistype:
-- Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic and Georgian. `don't` is one word, and so are its parts.
CREATE FUNCTION plaudit_words(words text) RETURNS SETOF text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE ROWS 30 AS $$
BEGIN
  RETURN QUERY
    WITH run AS MATERIALIZED (
      SELECT trim(BOTH '''-' FROM one) AS word FROM string_to_table(regexp_replace(words,
        '[^a-z\u00df-\u024f\u0300-\u037d\u037f-\u0386\u0388-\u0482\u048a-\u052f\u0561-\u0587\u05d0-\u05ea\u0620-\u065f\u066e-\u06d3\u10d0-\u10ff\u1e00-\u1fff''-]+',
        ' ', 'g'), ' ') AS one
      WHERE length(one) > 2)
    SELECT DISTINCT token FROM (
      SELECT word AS token FROM run
      UNION ALL
      SELECT part FROM run, string_to_table(translate(word, '-', ''''), '''') AS part WHERE word ~ '[''-]') AS all_words
    WHERE length(token) BETWEEN 3 AND 28;
END $$;
--> statement-breakpoint
-- Leaving out one letter of each makes a word and its mistyped twin the same, whatever the letter and the error. Five
-- letters of the beginning are enough to find it; the rest is compared by whoever asks.
CREATE FUNCTION plaudit_word_keys(workspace uuid, list text, word text) RETURNS bigint[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT hashtextextended(list || ' ' || key, hashtextextended(workspace::text, 0)))
  FROM (
    SELECT left(word, 5) AS key
    UNION ALL
    SELECT overlay(left(word, 5) PLACING '' FROM at FOR 1) FROM generate_series(1, least(length(word), 5)) AS at) AS keys
$$;
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"list" text NOT NULL,
	"change" smallint NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "search_changes_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"workspace_id" uuid NOT NULL,
	"list" text NOT NULL,
	"word" text NOT NULL,
	"rows" integer NOT NULL,
	"keys" bigint[] GENERATED ALWAYS AS (plaudit_word_keys(workspace_id, list, word)) STORED NOT NULL,
	CONSTRAINT "search_vocabulary_workspace_id_list_word_pk" PRIMARY KEY("workspace_id","list","word")
);
--> statement-breakpoint
-- A new text appends a row and waits for nobody; counting in the writer's own transaction would make everybody wait
-- who uses the same new word.
CREATE FUNCTION plaudit_note_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_changes (workspace_id, id, list, change, words)
    SELECT workspace_id, gen_random_uuid(), TG_TABLE_NAME, 1, search_text FROM new_rows;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO search_changes (workspace_id, id, list, change, words) VALUES
      (OLD.workspace_id, gen_random_uuid(), TG_TABLE_NAME, -1, OLD.search_text),
      (NEW.workspace_id, gen_random_uuid(), TG_TABLE_NAME, 1, NEW.search_text);
  ELSE
    -- A workspace that is being deleted takes its vocabulary along.
    INSERT INTO search_changes (workspace_id, id, list, change, words)
    SELECT workspace_id, gen_random_uuid(), TG_TABLE_NAME, -1, search_text FROM old_rows
    WHERE EXISTS (SELECT FROM workspaces WHERE workspaces.id = workspace_id AND (deletes_at IS NULL OR deletes_at > now()));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts the words of some texts, in whatever order: a word is removed when its rows add up to none. Words are written
-- in their order, so that two of these never wait for each other in a circle. Answers how many texts it took.
CREATE FUNCTION plaudit_learn_words(most integer) RETURNS integer LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['testimonials', 'customers', 'rewards'] LOOP
    EXECUTE format('INSERT INTO search_vocabulary (workspace_id, list, word, rows)
      SELECT workspace_id, %L, word, count(*) FROM %I, plaudit_words(search_text) AS word GROUP BY 1, 3', name, name);
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION plaudit_note_words()', name || '_words_insert', name);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I FOR EACH ROW WHEN (OLD.search_text <> NEW.search_text)
      EXECUTE FUNCTION plaudit_note_words()', name || '_words_update', name);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION plaudit_note_words()', name || '_words_delete', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['search_vocabulary', 'search_changes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I TO plaudit_app
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Without a list of pending entries, which every look-up would read through.
CREATE INDEX "search_vocabulary_keys" ON "search_vocabulary" USING gin ("keys") WITH (fastupdate = off);
