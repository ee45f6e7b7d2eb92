-- The counters tell hidden ones apart, and the list finds them. Erased rows are numbers only and stay where they are.
ALTER TABLE "testimonial_counters" ADD COLUMN "is_hidden" boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE "testimonial_counters" ALTER COLUMN "is_hidden" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "testimonials_hidden" ON "testimonials" USING btree ("workspace_id","created_at","id") WHERE hidden_at is not null and deleted_at is null;
--> statement-breakpoint
ALTER TABLE "testimonial_counters" DROP CONSTRAINT "testimonial_counters_pk";
--> statement-breakpoint
ALTER TABLE "testimonial_counters" ADD CONSTRAINT "testimonial_counters_pk" PRIMARY KEY("workspace_id","month","status","rating","is_ai_generated","publishable","counts_as","source","recovery","is_hidden","is_deleted","slot");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_count_insert() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot, count)
  SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner) AS counts_as,
           plaudit_sum_source(origin, source) AS source, plaudit_recovery(is_private, recovery_state) AS recovery, hidden_at IS NOT NULL AS is_hidden,
           deleted_at IS NOT NULL AS is_deleted, plaudit_counter_slot(), count(*)
  FROM new_rows WHERE deleted_at IS NULL OR origin = 'customer'
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
  ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot)
  DO UPDATE SET count = t.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaudit_count_update() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot, count)
  SELECT workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, plaudit_counter_slot(), sum(n)
  FROM (
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner) AS counts_as,
           plaudit_sum_source(origin, source) AS source, plaudit_recovery(is_private, recovery_state) AS recovery, hidden_at IS NOT NULL AS is_hidden,
           deleted_at IS NOT NULL AS is_deleted, 1 AS n
    FROM new_rows WHERE deleted_at IS NULL OR origin = 'customer'
    UNION ALL
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner) AS counts_as,
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
-- Erased rows that came in through an own link stay as numbers.
CREATE OR REPLACE FUNCTION plaudit_count_delete() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot, count)
  SELECT workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, plaudit_counter_slot(), sum(n)
  FROM (
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           publishable AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner) AS counts_as,
           plaudit_sum_source(origin, source) AS source, plaudit_recovery(is_private, recovery_state) AS recovery, hidden_at IS NOT NULL AS is_hidden,
           false AS is_deleted, -1 AS n
    FROM old_rows WHERE deleted_at IS NULL
    UNION ALL
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
           false AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner) AS counts_as,
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
CREATE OR REPLACE FUNCTION plaudit_merge_counters(now timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH spread AS (
    DELETE FROM testimonial_counters
    WHERE slot <> 0 AND month < date_trunc('month', now AT TIME ZONE 'UTC')::date RETURNING *)
  INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot, count)
  SELECT workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, 0, sum(count)
  FROM spread GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
  ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot)
  DO UPDATE SET count = t.count + excluded.count
$$;
--> statement-breakpoint
-- The numbers of those that are hidden move to where they belong.
INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot, count)
SELECT workspace_id, plaudit_said_month(created_at, is_undated), status, coalesce(rating, 0), is_ai_generated, publishable,
       plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner), plaudit_sum_source(origin, source),
       plaudit_recovery(is_private, recovery_state), way.is_hidden, deleted_at IS NOT NULL, 0, sum(way.n)
FROM testimonials CROSS JOIN LATERAL (VALUES (false, -1), (true, 1)) AS way(is_hidden, n)
WHERE hidden_at IS NOT NULL AND (deleted_at IS NULL OR origin = 'customer')
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot)
DO UPDATE SET count = t.count + excluded.count;
