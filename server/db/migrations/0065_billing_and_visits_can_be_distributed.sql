ALTER TABLE "billing_customers" DROP CONSTRAINT "billing_customers_customer_id_unique";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_subscription_id_unique";--> statement-breakpoint
ALTER TABLE "support_visits" DROP CONSTRAINT "support_visits_workspace_id_workspaces_id_fk";
--> statement-breakpoint
DROP INDEX "support_visits_id";--> statement-breakpoint
ALTER TABLE "support_visits" DROP CONSTRAINT "support_visits_workspace_id_id_pk";--> statement-breakpoint
ALTER TABLE "support_visits" ADD PRIMARY KEY ("id");--> statement-breakpoint
CREATE INDEX "support_visits_workspace" ON "support_visits" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "billing_customers_customer" ON "billing_customers" USING btree ("customer_id");--> statement-breakpoint
ALTER POLICY tenant ON "billing_customers"
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY tenant ON "subscriptions"
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY tenant ON "invoices"
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY tenant ON "billing_events"
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY tenant ON "plan_notices"
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
ALTER POLICY tenant ON "support_visits"
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
