DROP INDEX "testimonials_publishable";--> statement-breakpoint
DROP INDEX "testimonials_on_platform";--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "suggested_content" text;--> statement-breakpoint
CREATE INDEX "testimonials_public" ON "testimonials" USING btree ("workspace_id",(not is_undated),"created_at","id") WHERE publishable;--> statement-breakpoint
CREATE INDEX "testimonials_on_platform" ON "testimonials" USING btree ("workspace_id",(not is_undated),"created_at","id") WHERE publishable and consents_to_platform;
--> statement-breakpoint
-- Whose average a rating belongs to: 'own' came in through the workspace's own links, 'confirmed' was typed by the owner
-- and confirmed by the customer, 'imported' has its source's name, and so has 'synced', which the platform itself gave.
-- 'team' is by somebody of the business's own team, 'none' the owner's claim alone: neither is in any average.
CREATE FUNCTION plaudit_counts_as(origin text, is_confirmed_by_author boolean, is_attested_by_owner boolean, is_by_team boolean, platform text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN is_by_team THEN 'team'
              WHEN origin = 'customer' THEN 'own'
              WHEN origin IN ('imported', 'api') THEN CASE WHEN platform IS NULL THEN 'imported' ELSE 'synced' END
              WHEN is_confirmed_by_author AND NOT is_attested_by_owner THEN 'confirmed'
              ELSE 'none' END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_note_inserted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  is_publishable boolean;
  told integer;
BEGIN
  IF (SELECT count(*) FROM new_rows) = 1 THEN
    WITH noted AS (
      INSERT INTO search_changes (workspace_id, id, list, change, words) SELECT workspace_id, gen_random_uuid(), TG_TABLE_NAME, 1, search_text FROM new_rows)
    INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot, count)
    SELECT workspace_id, plaudit_said_month(created_at, is_undated), status, coalesce(rating, 0), is_ai_generated, publishable,
      plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner, is_by_team, platform), plaudit_sum_source(origin, source), plaudit_recovery(is_private, recovery_state),
      hidden_at IS NOT NULL, deleted_at IS NOT NULL, plaudit_counter_slot(), 1
    FROM new_rows WHERE deleted_at IS NULL OR origin = 'customer'
    ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot) DO UPDATE SET count = t.count + excluded.count
    RETURNING t.publishable INTO is_publishable;
  ELSE
    INSERT INTO search_changes (workspace_id, id, list, change, words) SELECT workspace_id, gen_random_uuid(), TG_TABLE_NAME, 1, search_text FROM new_rows;
    INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot, count)
    SELECT workspace_id, plaudit_said_month(created_at, is_undated), status, coalesce(rating, 0), is_ai_generated, publishable,
      plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner, is_by_team, platform), plaudit_sum_source(origin, source), plaudit_recovery(is_private, recovery_state),
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
CREATE OR REPLACE FUNCTION plaudit_count_update() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot, count)
  SELECT workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, plaudit_counter_slot(), sum(n)
  FROM (
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner, is_by_team, platform) AS counts_as,
           plaudit_sum_source(origin, source) AS source, plaudit_recovery(is_private, recovery_state) AS recovery, hidden_at IS NOT NULL AS is_hidden,
           deleted_at IS NOT NULL AS is_deleted, 1 AS n
    FROM new_rows WHERE deleted_at IS NULL OR origin = 'customer'
    UNION ALL
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner, is_by_team, platform) AS counts_as,
           plaudit_sum_source(origin, source) AS source, plaudit_recovery(is_private, recovery_state) AS recovery, hidden_at IS NOT NULL AS is_hidden,
           deleted_at IS NOT NULL AS is_deleted, -1
    FROM old_rows WHERE deleted_at IS NULL OR origin = 'customer'
  ) AS changes
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
  ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot)
  DO UPDATE SET count = t.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_count_delete() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot, count)
  SELECT workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, plaudit_counter_slot(), sum(n)
  FROM (
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner, is_by_team, platform) AS counts_as,
           plaudit_sum_source(origin, source) AS source, plaudit_recovery(is_private, recovery_state) AS recovery, hidden_at IS NOT NULL AS is_hidden,
           false AS is_deleted, -1 AS n
    FROM old_rows WHERE deleted_at IS NULL
    UNION ALL
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           false AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner, is_by_team, platform) AS counts_as,
           plaudit_sum_source(origin, source) AS source, plaudit_recovery(is_private, recovery_state) AS recovery, hidden_at IS NOT NULL AS is_hidden,
           true AS is_deleted, 1
    FROM old_rows WHERE deleted_at IS NULL AND origin = 'customer'
  ) AS changes
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
  ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot)
  DO UPDATE SET count = t.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The numbers of what the team wrote and of what was synced move to where they belong.
INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot, count)
SELECT workspace_id, plaudit_said_month(created_at, is_undated), status, coalesce(rating, 0), is_ai_generated, publishable,
       way.counts_as, plaudit_sum_source(origin, source), plaudit_recovery(is_private, recovery_state),
       hidden_at IS NOT NULL, deleted_at IS NOT NULL, 0, sum(way.n)
FROM testimonials CROSS JOIN LATERAL (VALUES
  (plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner), -1),
  (plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner, is_by_team, platform), 1)) AS way(counts_as, n)
WHERE (is_by_team OR platform IS NOT NULL) AND (deleted_at IS NULL OR origin = 'customer')
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 HAVING sum(way.n) <> 0
ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot)
DO UPDATE SET count = t.count + excluded.count;
--> statement-breakpoint
DROP FUNCTION plaudit_counts_as(text, boolean, boolean);
--> statement-breakpoint
-- A file's name is no source: what the import guessed from it is taken back, unless it names a site.
UPDATE testimonials t SET source = NULL, evidence = regexp_replace(t.evidence, '^Imported from .*?: ', 'Imported: '), version = t.version + 1
FROM imports i
WHERE i.workspace_id = t.workspace_id AND i.id = t.import_id AND t.origin = 'imported' AND t.source = i.source
  AND lower(t.source) NOT IN ('google', 'facebook', 'trustpilot', 'yelp', 'g2', 'capterra', 'judge.me', 'yotpo', 'okendo', 'loox', 'stamped', 'senja', 'testimonial.to', 'etsy', 'amazon', 'tripadvisor')
  AND (t.source = 'a file'
    OR t.source = btrim(left(btrim(regexp_replace(regexp_replace(i.file_name, '^.*[/\\]', ''), '\.[a-z]{2,4}$', '', 'i')), 60)));
--> statement-breakpoint
UPDATE imports SET source = '' WHERE source = 'a file'
  OR source = btrim(left(btrim(regexp_replace(regexp_replace(file_name, '^.*[/\\]', ''), '\.[a-z]{2,4}$', '', 'i')), 60));
--> statement-breakpoint
-- What the business made of words that a customer wrote or confirmed waits beside them now: the words themselves are back.
UPDATE testimonials t SET
  suggested_content = content, content = confirmed_content, confirmed_content = NULL,
  is_confirmed_by_author = true, is_attested_by_owner = false, language = 'und', version = version + 1,
  is_ai_generated = is_ai_generated OR EXISTS (SELECT FROM testimonial_events e
    WHERE e.workspace_id = t.workspace_id AND e.testimonial_id = t.id AND e.type = 'drafted')
WHERE confirmed_content IS NOT NULL
  AND (NOT is_confirmed_by_author OR (is_attested_by_owner AND (origin NOT IN ('imported', 'api') OR confirmed_on_request)));
--> statement-breakpoint
-- Evidence of the business vouches for no other text than the customer's own. Where that one is gone, the customer confirms.
UPDATE testimonials SET is_confirmed_by_author = false, is_attested_by_owner = false, version = version + 1
WHERE origin = 'customer' AND is_attested_by_owner;
