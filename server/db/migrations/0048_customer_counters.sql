-- How many customers there are is kept, as it is for testimonials: counting 50,000 took longer than reading a page of them.
CREATE TABLE "customer_counters" (
	"workspace_id" uuid NOT NULL,
	"status" text NOT NULL,
	"slot" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "customer_counters_workspace_id_status_slot_pk" PRIMARY KEY("workspace_id","status","slot")
);
--> statement-breakpoint
ALTER TABLE "customer_counters" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON "customer_counters" TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
-- Only triggers write.
GRANT SELECT ON "customer_counters" TO plaudit_app;
--> statement-breakpoint
-- Rows are locked in their order, so that two imports never wait for each other.
CREATE FUNCTION plaudit_count_customers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
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
    FROM (SELECT workspace_id, status, 1 AS n FROM new_rows UNION ALL SELECT workspace_id, status, -1 FROM old_rows) AS changes
    GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2
    ON CONFLICT (workspace_id, status, slot) DO UPDATE SET count = c.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customers_counted_insert AFTER INSERT ON customers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION plaudit_count_customers();
--> statement-breakpoint
CREATE TRIGGER customers_counted_update AFTER UPDATE ON customers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION plaudit_count_customers();
--> statement-breakpoint
CREATE TRIGGER customers_counted_delete AFTER DELETE ON customers REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION plaudit_count_customers();
--> statement-breakpoint
INSERT INTO customer_counters (workspace_id, status, slot, count)
SELECT workspace_id, status, 0, count(*) FROM customers GROUP BY 1, 2;
--> statement-breakpoint
-- Every import counts in a slot of its own, from 64: those become one again. Called every hour.
CREATE FUNCTION plaudit_merge_customer_counters() RETURNS void LANGUAGE sql AS $$
  WITH spread AS (
    DELETE FROM customer_counters WHERE slot >= 64 RETURNING *)
  INSERT INTO customer_counters AS c (workspace_id, status, slot, count)
  SELECT workspace_id, status, 0, sum(count) FROM spread GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (workspace_id, status, slot) DO UPDATE SET count = c.count + excluded.count
$$;
