ALTER TABLE "letters" RENAME TO "emails";
--> statement-breakpoint
ALTER INDEX "letters_pkey" RENAME TO "emails_pkey";
--> statement-breakpoint
ALTER INDEX "letters_state" RENAME TO "emails_state";
--> statement-breakpoint
ALTER TABLE "testimonials" RENAME COLUMN "has_their_word" TO "is_confirmed_by_author";
--> statement-breakpoint
ALTER TABLE "testimonials" RENAME COLUMN "rests_on_evidence" TO "is_attested_by_owner";
--> statement-breakpoint
ALTER TABLE "testimonial_tallies" RENAME TO "testimonial_counters";
--> statement-breakpoint
ALTER INDEX "testimonial_tallies_pk" RENAME TO "testimonial_counters_pk";
--> statement-breakpoint
ALTER TRIGGER testimonials_tally_insert ON testimonials RENAME TO testimonials_count_insert;
--> statement-breakpoint
ALTER FUNCTION plaudit_tally_insert RENAME TO plaudit_count_insert;
--> statement-breakpoint
ALTER TRIGGER testimonials_tally_update ON testimonials RENAME TO testimonials_count_update;
--> statement-breakpoint
ALTER FUNCTION plaudit_tally_update RENAME TO plaudit_count_update;
--> statement-breakpoint
ALTER TRIGGER testimonials_tally_delete ON testimonials RENAME TO testimonials_count_delete;
--> statement-breakpoint
ALTER FUNCTION plaudit_tally_delete RENAME TO plaudit_count_delete;
--> statement-breakpoint
-- Bodies of functions hold names as text: they are written anew below.
ALTER FUNCTION plaudit_tally_slot RENAME TO plaudit_counter_slot;
--> statement-breakpoint
ALTER FUNCTION plaudit_merge_tallies RENAME TO plaudit_merge_counters;
--> statement-breakpoint
DROP FUNCTION plaudit_counts_as;
--> statement-breakpoint
-- Whose average a rating belongs to: 'own' came in through the workspace's own links, 'confirmed' was typed by the owner
-- and confirmed by the customer, 'imported' has its source's name. 'none' is the owner's claim alone.
CREATE FUNCTION plaudit_counts_as(origin text, is_confirmed_by_author boolean, is_attested_by_owner boolean) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN origin = 'customer' THEN 'own'
              WHEN origin IN ('imported', 'api') THEN 'imported'
              WHEN is_confirmed_by_author AND NOT is_attested_by_owner THEN 'confirmed'
              ELSE 'none' END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_count_insert() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot, count)
  SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner) AS counts_as,
           plaudit_sum_source(origin, source) AS source, deleted_at IS NOT NULL AS is_deleted, plaudit_counter_slot(), count(*)
  FROM new_rows WHERE deleted_at IS NULL OR origin = 'customer'
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9
  ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot)
  DO UPDATE SET count = t.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_count_update() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot, count)
  SELECT workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, plaudit_counter_slot(), sum(n)
  FROM (
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner) AS counts_as,
           plaudit_sum_source(origin, source) AS source, deleted_at IS NOT NULL AS is_deleted, 1 AS n
    FROM new_rows WHERE deleted_at IS NULL OR origin = 'customer'
    UNION ALL
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner) AS counts_as,
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
CREATE OR REPLACE FUNCTION plaudit_count_delete() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot, count)
  SELECT workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, plaudit_counter_slot(), sum(n)
  FROM (
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner) AS counts_as,
           plaudit_sum_source(origin, source) AS source, false AS is_deleted, -1 AS n
    FROM old_rows WHERE deleted_at IS NULL
    UNION ALL
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           false AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner) AS counts_as,
           plaudit_sum_source(origin, source) AS source, true AS is_deleted, 1
    FROM old_rows WHERE deleted_at IS NULL AND origin = 'customer'
  ) AS changes
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9
  ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot)
  DO UPDATE SET count = t.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_merge_counters(now timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH spread AS (
    DELETE FROM testimonial_counters
    WHERE slot <> 0 AND month < date_trunc('month', now AT TIME ZONE 'UTC')::date RETURNING *)
  INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot, count)
  SELECT workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, 0, sum(count)
  FROM spread GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9
  ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, is_deleted, slot)
  DO UPDATE SET count = t.count + excluded.count
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_counter_slot() RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('app.counter_slot', true), '')::int, pg_backend_pid() % 16)::smallint
$$;
