-- Counts changed testimonials anew. What came in through a link of the workspace is counted among the deleted ones once
-- it is deleted; anything else is no longer counted.
CREATE OR REPLACE FUNCTION plaudit_count_update() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO testimonial_counters AS t (
    workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden,
    is_deleted, slot, count, beyond)
  SELECT
    workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden,
    is_deleted, plaudit_counter_slot(), sum(n), sum(n * beyond)
  FROM (
    SELECT
      workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating,
      is_ai_generated, publishable AS publishable,
      plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner, is_by_team, platform) AS counts_as,
      plaudit_sum_source(origin, source) AS source, plaudit_recovery(is_private, recovery_state) AS recovery,
      hidden_at IS NOT NULL AS is_hidden, deleted_at IS NOT NULL AS is_deleted, 1 AS n,
      coalesce(round(rating_given * 100)::int - rating * 100, 0) AS beyond
    FROM new_rows WHERE deleted_at IS NULL OR origin = 'customer'
    UNION ALL
    SELECT
      workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating,
      is_ai_generated, publishable AS publishable,
      plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner, is_by_team, platform) AS counts_as,
      plaudit_sum_source(origin, source) AS source, plaudit_recovery(is_private, recovery_state) AS recovery,
      hidden_at IS NOT NULL AS is_hidden, deleted_at IS NOT NULL AS is_deleted, -1,
      coalesce(round(rating_given * 100)::int - rating * 100, 0)
    FROM old_rows WHERE deleted_at IS NULL OR origin = 'customer'
  ) AS changes
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 HAVING sum(n) <> 0 OR sum(n * beyond) <> 0
  ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
  ON CONFLICT (
    workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden,
    is_deleted, slot)
  DO UPDATE SET count = t.count + excluded.count, beyond = t.beyond + excluded.beyond;
  RETURN NULL;
END $$;
