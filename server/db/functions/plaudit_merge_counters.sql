-- Months that are over need no spreading of writers: their rows become one of each kind again. Called every hour.
CREATE OR REPLACE FUNCTION plaudit_merge_counters(now timestamp with time zone) RETURNS void LANGUAGE sql AS $$
  WITH spread AS (
    DELETE FROM testimonial_counters
    WHERE slot <> 0 AND month < date_trunc('month', now AT TIME ZONE 'UTC')::date RETURNING *)
  INSERT INTO testimonial_counters AS t (
    workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden,
    is_deleted, slot, count, beyond)
  SELECT
    workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden,
    is_deleted, 0, sum(count), sum(beyond)
  FROM spread GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
  ON CONFLICT (
    workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden,
    is_deleted, slot)
  DO UPDATE SET count = t.count + excluded.count, beyond = t.beyond + excluded.beyond
$$;
