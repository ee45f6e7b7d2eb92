-- Until now everybody with a workspace had made it.
UPDATE users SET is_workspace_owner = true WHERE workspace_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("workspace_id", plaudit_pieces("search_text"));
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['customers', 'requests', 'invitations', 'logos', 'reward_settings', 'reward_codes',
                              'rewards', 'crm_integrations', 'crm_automation'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I TO plaudit_app
      USING (workspace_id = (SELECT nullif(current_setting('app.workspace_id', true), '')::uuid))
      WITH CHECK (workspace_id = (SELECT nullif(current_setting('app.workspace_id', true), '')::uuid))$policy$, name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO plaudit_app', name);
  END LOOP;
END $$;
