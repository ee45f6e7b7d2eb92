-- Rows are locked in their order, so that two imports never wait for each other.
CREATE OR REPLACE FUNCTION plaudit_count_customers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO customer_counters AS c (workspace_id, status, slot, count)
    SELECT workspace_id, status, plaudit_counter_slot(), count(*) FROM new_rows GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (workspace_id, status, slot) DO UPDATE SET count = c.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO customer_counters AS c (workspace_id, status, slot, count)
    SELECT workspace_id, status, plaudit_counter_slot(), -count(*) FROM old_rows GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (workspace_id, status, slot) DO UPDATE SET count = c.count + excluded.count;
  ELSE
    INSERT INTO customer_counters AS c (workspace_id, status, slot, count)
    SELECT workspace_id, status, plaudit_counter_slot(), sum(n)
    FROM (
      SELECT workspace_id, status, 1 AS n FROM new_rows
      UNION ALL SELECT workspace_id, status, -1 FROM old_rows) AS changes
    GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2
    ON CONFLICT (workspace_id, status, slot) DO UPDATE SET count = c.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
