-- Every import counts in a slot of its own, from 64: those become one again. Called every hour.
CREATE OR REPLACE FUNCTION plaudit_merge_customer_counters() RETURNS void LANGUAGE sql AS $$
  WITH spread AS (
    DELETE FROM customer_counters WHERE slot >= 64 RETURNING *)
  INSERT INTO customer_counters AS c (workspace_id, status, slot, count)
  SELECT workspace_id, status, 0, sum(count) FROM spread GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (workspace_id, status, slot) DO UPDATE SET count = c.count + excluded.count
$$;
