ALTER TABLE "testimonials" ADD COLUMN "confirmed_content" text;
--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "is_undated" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
DROP TRIGGER testimonials_tally_insert ON testimonials;
--> statement-breakpoint
DROP TRIGGER testimonials_tally_update ON testimonials;
--> statement-breakpoint
DROP TRIGGER testimonials_tally_delete ON testimonials;
--> statement-breakpoint
-- Imports without a readable date and calls of the API were given the moment of receipt.
UPDATE testimonials SET is_undated = true WHERE origin = 'api' OR (origin = 'imported' AND created_at = received_at);
--> statement-breakpoint
-- What the owner typed was said on the day that their evidence names, or when the customer confirmed it, or nobody knows when.
UPDATE testimonials t SET is_undated = said.at IS NULL, created_at = coalesce(said.at, t.created_at)
FROM (
  SELECT o.workspace_id, o.id, CASE
    WHEN NOT o.has_their_word THEN NULL
    WHEN o.rests_on_evidence THEN (
      SELECT o.evidence_date::timestamp AT TIME ZONE 'UTC'
      WHERE o.evidence_date BETWEEN '1990-01-01' AND (now() AT TIME ZONE 'UTC')::date)
    ELSE (
      SELECT max(e.at) FROM testimonial_events e
      WHERE e.workspace_id = o.workspace_id AND e.testimonial_id = o.id AND e.type = 'confirmed') END AS at
  FROM testimonials o WHERE o.origin IN ('owner', 'owner_ai')) AS said
WHERE t.workspace_id = said.workspace_id AND t.id = said.id;
--> statement-breakpoint
DELETE FROM testimonial_tallies;
--> statement-breakpoint
ALTER TABLE "testimonial_tallies" DROP CONSTRAINT "testimonial_tallies_pk";
--> statement-breakpoint
ALTER TABLE "testimonial_tallies" DROP COLUMN "is_genuine";
--> statement-breakpoint
ALTER TABLE "testimonial_tallies" ADD COLUMN "counts_as" text NOT NULL;
--> statement-breakpoint
ALTER TABLE "testimonial_tallies" ADD COLUMN "source" text NOT NULL;
--> statement-breakpoint
ALTER TABLE "testimonial_tallies" ADD COLUMN "is_deleted" boolean NOT NULL;
--> statement-breakpoint
ALTER TABLE "testimonial_tallies" ADD CONSTRAINT "testimonial_tallies_pk" PRIMARY KEY("workspace_id","month","status","rating","is_ai_generated","publishable","counts_as","source","is_deleted","slot");
--> statement-breakpoint
DROP FUNCTION plaudit_is_genuine;
--> statement-breakpoint
-- Whose average a rating belongs to: 'own' came in through the workspace's own links, 'confirmed' was typed by the owner
-- and confirmed by the customer, 'imported' has its source's name. 'none' is the owner's claim alone.
CREATE FUNCTION plaudit_counts_as(origin text, has_their_word boolean, rests_on_evidence boolean) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN origin = 'customer' THEN 'own'
              WHEN origin IN ('imported', 'api') THEN 'imported'
              WHEN has_their_word AND NOT rests_on_evidence THEN 'confirmed'
              ELSE 'none' END
$$;
--> statement-breakpoint
CREATE FUNCTION plaudit_sum_source(origin text, source text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN origin IN ('imported', 'api') THEN coalesce(source, '') ELSE '' END
$$;
--> statement-breakpoint
CREATE FUNCTION plaudit_said_month(created_at timestamptz, is_undated boolean) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN is_undated THEN date '0001-01-01' ELSE date_trunc('month', created_at AT TIME ZONE 'UTC')::date END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_tally_insert() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO testimonial_tallies AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot, count)
  SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, has_their_word, rests_on_evidence) AS counts_as,
           plaudit_sum_source(origin, source) AS source, deleted_at IS NOT NULL AS is_deleted, plaudit_tally_slot(), count(*)
  FROM new_rows WHERE deleted_at IS NULL OR origin = 'customer'
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9
  ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot)
  DO UPDATE SET count = t.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_tally_update() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO testimonial_tallies AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot, count)
  SELECT workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, plaudit_tally_slot(), sum(n)
  FROM (
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, has_their_word, rests_on_evidence) AS counts_as,
           plaudit_sum_source(origin, source) AS source, deleted_at IS NOT NULL AS is_deleted, 1 AS n
    FROM new_rows WHERE deleted_at IS NULL OR origin = 'customer'
    UNION ALL
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, has_their_word, rests_on_evidence) AS counts_as,
           plaudit_sum_source(origin, source) AS source, deleted_at IS NOT NULL AS is_deleted, -1
    FROM old_rows WHERE deleted_at IS NULL OR origin = 'customer'
  ) AS changes
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9
  ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot)
  DO UPDATE SET count = t.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Erased rows that came in through an own link stay as numbers.
CREATE OR REPLACE FUNCTION plaudit_tally_delete() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO testimonial_tallies AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot, count)
  SELECT workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, plaudit_tally_slot(), sum(n)
  FROM (
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, has_their_word, rests_on_evidence) AS counts_as,
           plaudit_sum_source(origin, source) AS source, false AS is_deleted, -1 AS n
    FROM old_rows WHERE deleted_at IS NULL
    UNION ALL
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           false AS publishable, plaudit_counts_as(origin, has_their_word, rests_on_evidence) AS counts_as,
           plaudit_sum_source(origin, source) AS source, true AS is_deleted, 1
    FROM old_rows WHERE deleted_at IS NULL AND origin = 'customer'
  ) AS changes
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9
  ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot)
  DO UPDATE SET count = t.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_merge_tallies(now timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH spread AS (
    DELETE FROM testimonial_tallies
    WHERE slot <> 0 AND month < date_trunc('month', now AT TIME ZONE 'UTC')::date RETURNING *)
  INSERT INTO testimonial_tallies AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot, count)
  SELECT workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, 0, sum(count)
  FROM spread GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9
  ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot)
  DO UPDATE SET count = t.count + excluded.count
$$;
--> statement-breakpoint
INSERT INTO testimonial_tallies (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot, count)
SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, has_their_word, rests_on_evidence) AS counts_as,
           plaudit_sum_source(origin, source) AS source, deleted_at IS NOT NULL AS is_deleted, 0, count(*)
FROM testimonials WHERE deleted_at IS NULL OR origin = 'customer'
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9;
--> statement-breakpoint
CREATE TRIGGER testimonials_tally_insert AFTER INSERT ON testimonials
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION plaudit_tally_insert();
--> statement-breakpoint
CREATE TRIGGER testimonials_tally_update AFTER UPDATE ON testimonials
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION plaudit_tally_update();
--> statement-breakpoint
CREATE TRIGGER testimonials_tally_delete AFTER DELETE ON testimonials
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION plaudit_tally_delete();
