-- What a submission costs the database, again. The index of pieces keeps only what the index of words does not know, one
-- trigger notes a new testimonial instead of three, and the expression of `search_text`, which PostgreSQL reads anew for
-- every insert, is short. What a search finds, and what is counted, stay the same. As a generated column cannot change in
-- place, the tables and their indexes of search are written anew.
--
-- The letters between whatever is no letter, in the scripts of `plaudit_words` and `plaudit_row_words`.
CREATE FUNCTION plaudit_letter_runs(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array(SELECT run FROM string_to_table(regexp_replace(words,
    '[^a-z\u00df-\u024f\u0300-\u037d\u037f-\u0386\u0388-\u0482\u048a-\u052f\u0561-\u0587\u05d0-\u05ea\u0620-\u065f\u066e-\u06d3\u10d0-\u10ff\u1e00-\u1fff]+',
    ' ', 'g'), ' ') AS run WHERE run <> '')
$$;
--> statement-breakpoint
-- A text as search compares it: curly quotes, dashes and wide spaces as on a keyboard, in lower case. One in ASCII, told by its
-- length in bytes, has one mark to replace. `withPlainMarks` does the same to what is searched for.
CREATE FUNCTION plaudit_searchable(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF octet_length(written) = length(written) THEN
    RETURN lower(replace(written, E'\u0060', E'\u0027'));
  END IF;
  RETURN lower(translate(written, E'\u0060\u00b4\u02bb\u02bc\u2018\u2019\u201a\u201b\u2032\u2035\uff07\u00ab\u00bb\u201c\u201d\u201e\u201f\u2033\u2036\u301d\u301e\u301f\uff02\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d\u00a0\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000', E'\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020'));
END $$;
--> statement-breakpoint
DROP TRIGGER "customers_words_update" ON "customers";
--> statement-breakpoint
DROP TRIGGER "rewards_words_update" ON "rewards";
--> statement-breakpoint
DROP TRIGGER "testimonials_words_update" ON "testimonials";
--> statement-breakpoint
ALTER TABLE "customers" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plaudit_searchable(name || ' ' || email || ' ' || coalesce(company, ''))) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "rewards" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plaudit_searchable(customer_name || ' ' || coalesce(customer_email, '') || ' ' || coalesce(code, ''))) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "testimonials" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plaudit_searchable(customer_name || ' ' || coalesce(company, '') || ' ' || content)) STORED NOT NULL;
--> statement-breakpoint
-- What begins at every letter of a word, 12 letters long, of words that are not merely letters, or are shorter than three:
-- those with digits and signs, and the scripts without spaces. All others are in `plaudit_row_words`.
CREATE OR REPLACE FUNCTION plaudit_pieces(words text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL RESTRICTED
  COST 1000 AS $$
BEGIN
  RETURN array_to_tsvector(array(
    SELECT substr(word, generate_series(1, length(word)), 12)
    FROM string_to_table(translate(words, E'\t\n\r', '   '), ' ') AS word
    WHERE word !~ '^[a-z\u00df-\u024f\u0300-\u037d\u037f-\u0386\u0388-\u0482\u048a-\u052f\u0561-\u0587\u05d0-\u05ea\u0620-\u065f\u066e-\u06d3\u10d0-\u10ff\u1e00-\u1fff]{3,}$'));
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['customers', 'rewards', 'testimonials'] LOOP
    EXECUTE format('CREATE INDEX %I ON %I USING gin (workspace_id, plaudit_pieces(search_text))', name || '_search', name);
    EXECUTE format('ALTER INDEX %I ALTER COLUMN 2 SET STATISTICS 0', name || '_search');
    EXECUTE format('CREATE INDEX %I ON %I USING gin (plaudit_row_words(workspace_id, %L, search_text))', name || '_words', name, name);
    EXECUTE format('ALTER INDEX %I ALTER COLUMN 1 SET STATISTICS 0', name || '_words');
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I FOR EACH ROW WHEN (OLD.search_text <> NEW.search_text)
      EXECUTE FUNCTION plaudit_note_words()', name || '_words_update', name);
  END LOOP;
END $$;
--> statement-breakpoint
DROP TRIGGER "testimonials_count_insert" ON "testimonials";
--> statement-breakpoint
DROP TRIGGER "testimonials_embed_inserted" ON "testimonials";
--> statement-breakpoint
DROP TRIGGER "testimonials_words_insert" ON "testimonials";
--> statement-breakpoint
DROP FUNCTION plaudit_count_insert();
--> statement-breakpoint
DROP FUNCTION plaudit_embed_inserted();
--> statement-breakpoint
-- New testimonials are counted, their words are noted, and outlets hear of those that may be shown. A submission is one row:
-- it needs no grouping and no order in which rows are locked, and one statement costs less than two.
CREATE FUNCTION plaudit_note_inserted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  is_publishable boolean;
  told integer;
BEGIN
  IF (SELECT count(*) FROM new_rows) = 1 THEN
    WITH noted AS (
      INSERT INTO search_changes (workspace_id, id, list, change, words) SELECT workspace_id, gen_random_uuid(), TG_TABLE_NAME, 1, search_text FROM new_rows)
    INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot, count)
    SELECT workspace_id, plaudit_said_month(created_at, is_undated), status, coalesce(rating, 0), is_ai_generated, publishable,
      plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner), plaudit_sum_source(origin, source), plaudit_recovery(is_private, recovery_state),
      hidden_at IS NOT NULL, deleted_at IS NOT NULL, plaudit_counter_slot(), 1
    FROM new_rows WHERE deleted_at IS NULL OR origin = 'customer'
    ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot) DO UPDATE SET count = t.count + excluded.count
    RETURNING t.publishable INTO is_publishable;
  ELSE
    INSERT INTO search_changes (workspace_id, id, list, change, words) SELECT workspace_id, gen_random_uuid(), TG_TABLE_NAME, 1, search_text FROM new_rows;
    INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot, count)
    SELECT workspace_id, plaudit_said_month(created_at, is_undated), status, coalesce(rating, 0), is_ai_generated, publishable,
      plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner), plaudit_sum_source(origin, source), plaudit_recovery(is_private, recovery_state),
      hidden_at IS NOT NULL, deleted_at IS NOT NULL, plaudit_counter_slot(), count(*)
    FROM new_rows WHERE deleted_at IS NULL OR origin = 'customer'
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot) DO UPDATE SET count = t.count + excluded.count;
    is_publishable := EXISTS (SELECT FROM new_rows WHERE publishable);
  END IF;
  IF is_publishable THEN
    WITH raised AS (
      UPDATE workspaces SET embed_version = embed_version + 1 WHERE id IN (SELECT DISTINCT workspace_id FROM new_rows WHERE publishable) RETURNING id)
    SELECT count(pg_notify('plaudit_embed', id::text)) INTO told FROM raised;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER testimonials_noted AFTER INSERT ON testimonials REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION plaudit_note_inserted();
--> statement-breakpoint
-- The same entries with less: the last one's number and hash are all that the next needs.
CREATE OR REPLACE FUNCTION plaudit_chain_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  last_seq integer;
  last_hash bytea;
BEGIN
  SELECT seq, hash INTO last_seq, last_hash FROM testimonial_events
  WHERE workspace_id = NEW.workspace_id AND testimonial_id = NEW.testimonial_id ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(last_seq, 0) + 1;
  NEW.previous_hash := coalesce(last_hash, ''::bytea);
  NEW.salt := uuid_send(gen_random_uuid());
  NEW.payload := coalesce(NEW.payload, '{}');
  NEW.commitment := sha256(NEW.salt || convert_to(NEW.payload, 'UTF8'));
  NEW.hash := sha256(NEW.previous_hash || convert_to(
    'v1|' || NEW.testimonial_id || '|' || NEW.seq || '|' || NEW.type || '|' || NEW.actor || '|' ||
    to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '|' || encode(NEW.commitment, 'hex'), 'UTF8'));
  RETURN NEW;
END $$;
