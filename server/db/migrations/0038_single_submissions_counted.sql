-- A customer's submission is one row. It needs no grouping and no order in which rows are locked, and preparing those
-- costs as much as counting it. The counters stay the same.
CREATE OR REPLACE FUNCTION plaudit_count_insert() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF (SELECT count(*) FROM new_rows) = 1 THEN
    INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot, count)
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
             publishable AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner) AS counts_as,
             plaudit_sum_source(origin, source) AS source, plaudit_recovery(is_private, recovery_state) AS recovery, hidden_at IS NOT NULL AS is_hidden,
             deleted_at IS NOT NULL AS is_deleted, plaudit_counter_slot(), 1
    FROM new_rows WHERE deleted_at IS NULL OR origin = 'customer'
    ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot)
    DO UPDATE SET count = t.count + excluded.count;
  ELSE
    INSERT INTO testimonial_counters AS t (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot, count)
    SELECT workspace_id, plaudit_said_month(created_at, is_undated) AS month, status, coalesce(rating, 0) AS rating, is_ai_generated,
             publishable AS publishable, plaudit_counts_as(origin, is_confirmed_by_author, is_attested_by_owner) AS counts_as,
             plaudit_sum_source(origin, source) AS source, plaudit_recovery(is_private, recovery_state) AS recovery, hidden_at IS NOT NULL AS is_hidden,
             deleted_at IS NOT NULL AS is_deleted, plaudit_counter_slot(), count(*)
    FROM new_rows WHERE deleted_at IS NULL OR origin = 'customer'
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    ON CONFLICT (workspace_id, month, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted, slot)
    DO UPDATE SET count = t.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
