-- Search looks for pieces: from every place in a word where a match may begin, up to 12 letters, so that any part of
-- a word is the beginning of a piece ('dough' of 'sourdough'); and three letters on either side of every space, for
-- words in a row. Rare words stay cheap, which they are not with trigrams: those that a rare word shares with common
-- ones have long lists. One letter, and scripts without spaces, are found alike.
-- Restricted to the leader: starting parallel workers costs more than a search.
CREATE FUNCTION plaudit_pieces(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL RESTRICTED
  COST 1000 AS $$
  WITH cut AS MATERIALIZED (
    SELECT word, place FROM string_to_table(translate(words, E'\t\n\r', '   '), ' ') WITH ORDINALITY AS cut(word, place)
    WHERE word <> '')
  SELECT array_to_tsvector(array(
    SELECT substr(word, start, 12) FROM cut, generate_series(1, length(word)) AS start
    UNION ALL
    SELECT coalesce(right(lag(word) OVER (ORDER BY place), 3) || ' ', '') || left(word, 3) FROM cut))
$$;
--> statement-breakpoint
CREATE INDEX "testimonials_search" ON "testimonials" USING gin ("workspace_id", plaudit_pieces("search_text"));
--> statement-breakpoint
CREATE FUNCTION plaudit_is_genuine(origin text, has_their_word boolean) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT has_their_word OR origin IN ('customer', 'imported', 'api')
$$;
--> statement-breakpoint
-- Which of its rows a writer counts on. A long transaction (an import) brings its own: it would keep the
-- writers of a shared one waiting until its end.
CREATE FUNCTION plaudit_tally_slot() RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('app.tally_slot', true), '')::int, pg_backend_pid() % 16)::smallint
$$;
--> statement-breakpoint
CREATE FUNCTION plaudit_tally_insert() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO testimonial_tallies AS t (workspace_id, month, status, rating, is_ai_generated, publishable, is_genuine, slot, count)
  SELECT workspace_id, date_trunc('month', created_at AT TIME ZONE 'UTC')::date, status, coalesce(rating, 0),
         is_ai_generated, publishable, plaudit_is_genuine(origin, has_their_word), plaudit_tally_slot(), count(*)
  FROM new_rows WHERE deleted_at IS NULL
  GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, is_genuine, slot)
  DO UPDATE SET count = t.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION plaudit_tally_update() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO testimonial_tallies AS t (workspace_id, month, status, rating, is_ai_generated, publishable, is_genuine, slot, count)
  SELECT workspace_id, month, status, rating, is_ai_generated, publishable, is_genuine, plaudit_tally_slot(), sum(n)
  FROM (
    SELECT workspace_id, date_trunc('month', created_at AT TIME ZONE 'UTC')::date AS month, status,
           coalesce(rating, 0) AS rating, is_ai_generated, publishable,
           plaudit_is_genuine(origin, has_their_word) AS is_genuine, 1 AS n
    FROM new_rows WHERE deleted_at IS NULL
    UNION ALL
    SELECT workspace_id, date_trunc('month', created_at AT TIME ZONE 'UTC')::date, status,
           coalesce(rating, 0), is_ai_generated, publishable,
           plaudit_is_genuine(origin, has_their_word), -1
    FROM old_rows WHERE deleted_at IS NULL
  ) AS changes
  GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, is_genuine, slot)
  DO UPDATE SET count = t.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION plaudit_tally_delete() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO testimonial_tallies AS t (workspace_id, month, status, rating, is_ai_generated, publishable, is_genuine, slot, count)
  SELECT workspace_id, date_trunc('month', created_at AT TIME ZONE 'UTC')::date, status, coalesce(rating, 0),
         is_ai_generated, publishable, plaudit_is_genuine(origin, has_their_word), plaudit_tally_slot(), -count(*)
  FROM old_rows WHERE deleted_at IS NULL
  GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, is_genuine, slot)
  DO UPDATE SET count = t.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Months that are over need no spreading of writers: their rows become one of each kind again. Called every hour.
CREATE FUNCTION plaudit_merge_tallies(now timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH spread AS (
    DELETE FROM testimonial_tallies
    WHERE slot <> 0 AND month < date_trunc('month', now AT TIME ZONE 'UTC')::date RETURNING *)
  INSERT INTO testimonial_tallies AS t (workspace_id, month, status, rating, is_ai_generated, publishable, is_genuine, slot, count)
  SELECT workspace_id, month, status, rating, is_ai_generated, publishable, is_genuine, 0, sum(count)
  FROM spread GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, is_genuine, slot)
  DO UPDATE SET count = t.count + excluded.count
$$;
--> statement-breakpoint
CREATE TRIGGER testimonials_tally_insert AFTER INSERT ON testimonials
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION plaudit_tally_insert();
--> statement-breakpoint
CREATE TRIGGER testimonials_tally_update AFTER UPDATE ON testimonials
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION plaudit_tally_update();
--> statement-breakpoint
CREATE TRIGGER testimonials_tally_delete AFTER DELETE ON testimonials
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION plaudit_tally_delete();
--> statement-breakpoint
-- Outlets: a change of what may be shown raises the workspace's version and tells every node.
CREATE FUNCTION plaudit_embed_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE changed uuid;
BEGIN
  FOR changed IN
    UPDATE workspaces SET embed_version = embed_version + 1
    WHERE id IN (SELECT DISTINCT n.workspace_id FROM new_rows n JOIN old_rows o USING (workspace_id, id)
                 WHERE (n.publishable OR o.publishable) AND n IS DISTINCT FROM o)
    RETURNING id
  LOOP
    PERFORM pg_notify('plaudit_embed', changed::text);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER testimonials_embed_changed AFTER UPDATE ON testimonials
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION plaudit_embed_changed();
--> statement-breakpoint
CREATE FUNCTION plaudit_embed_inserted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE changed uuid;
BEGIN
  FOR changed IN
    UPDATE workspaces SET embed_version = embed_version + 1
    WHERE id IN (SELECT DISTINCT workspace_id FROM new_rows WHERE publishable)
    RETURNING id
  LOOP
    PERFORM pg_notify('plaudit_embed', changed::text);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER testimonials_embed_inserted AFTER INSERT ON testimonials
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION plaudit_embed_inserted();
--> statement-breakpoint
-- The hash chain. Entry n is the text
--   v1|testimonial id|seq|type|actor|moment in UTC with microseconds|hex of commitment
-- with commitment = sha256(salt || payload) and hash = sha256(previous hash || entry).
CREATE FUNCTION plaudit_chain_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE last testimonial_events%ROWTYPE;
BEGIN
  SELECT * INTO last FROM testimonial_events
  WHERE workspace_id = NEW.workspace_id AND testimonial_id = NEW.testimonial_id ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(last.seq, 0) + 1;
  NEW.previous_hash := coalesce(last.hash, ''::bytea);
  NEW.salt := uuid_send(gen_random_uuid());
  NEW.payload := coalesce(NEW.payload, '{}');
  NEW.commitment := sha256(NEW.salt || convert_to(NEW.payload, 'UTF8'));
  NEW.hash := sha256(NEW.previous_hash || convert_to(
    'v1|' || NEW.testimonial_id || '|' || NEW.seq || '|' || NEW.type || '|' || NEW.actor || '|' ||
    to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '|' || encode(NEW.commitment, 'hex'), 'UTF8'));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER testimonial_events_chain BEFORE INSERT ON testimonial_events
  FOR EACH ROW EXECUTE FUNCTION plaudit_chain_event();
--> statement-breakpoint
-- Append-only: only payload and salt may be erased, nothing may be rewritten.
CREATE FUNCTION plaudit_event_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.workspace_id, NEW.testimonial_id, NEW.seq, NEW.type, NEW.actor, NEW.at, NEW.commitment, NEW.previous_hash, NEW.hash)
     IS DISTINCT FROM
     (OLD.workspace_id, OLD.testimonial_id, OLD.seq, OLD.type, OLD.actor, OLD.at, OLD.commitment, OLD.previous_hash, OLD.hash)
     OR NEW.payload IS NOT NULL OR NEW.salt IS NOT NULL THEN
    RAISE EXCEPTION 'the history of a testimonial is append-only';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER testimonial_events_kept BEFORE UPDATE ON testimonial_events
  FOR EACH ROW EXECUTE FUNCTION plaudit_event_is_kept();
--> statement-breakpoint
-- Second line of tenant isolation. The login that owns the tables is not bound by these policies;
-- `inWorkspace` (server/db/tenant.ts) therefore switches to plaudit_app first.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['testimonials', 'consents', 'testimonial_events', 'testimonial_tallies', 'imports',
                              'business_profiles', 'collection_links', 'platform_connections', 'api_keys', 'idempotency'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I TO plaudit_app
      USING (workspace_id = (SELECT nullif(current_setting('app.workspace_id', true), '')::uuid))
      WITH CHECK (workspace_id = (SELECT nullif(current_setting('app.workspace_id', true), '')::uuid))$policy$, name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO plaudit_app', name);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON testimonial_events, consents FROM plaudit_app;
--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON testimonial_tallies FROM plaudit_app;
--> statement-breakpoint
ALTER TABLE workspaces ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON workspaces TO plaudit_app
  USING (id = (SELECT nullif(current_setting('app.workspace_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, UPDATE ON workspaces TO plaudit_app;
--> statement-breakpoint
ALTER TABLE letters ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON letters TO plaudit_app
  USING (workspace_id = (SELECT nullif(current_setting('app.workspace_id', true), '')::uuid))
  WITH CHECK (workspace_id = (SELECT nullif(current_setting('app.workspace_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT ON letters TO plaudit_app;
--> statement-breakpoint
GRANT INSERT ON spent_challenges TO plaudit_app;
