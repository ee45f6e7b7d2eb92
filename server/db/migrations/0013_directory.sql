CREATE TABLE "lookups" (
	"kind" text NOT NULL,
	"key" "bytea" NOT NULL,
	"workspace_id" uuid NOT NULL,
	CONSTRAINT "lookups_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_workspace_id_workspaces_id_fk";
--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_invited_by_users_id_fk";
--> statement-breakpoint
DROP INDEX "collection_links_id";--> statement-breakpoint
DROP INDEX "logos_id";--> statement-breakpoint
DROP INDEX "api_keys_hash";--> statement-breakpoint
DROP INDEX "invitations_token";--> statement-breakpoint
CREATE INDEX "lookups_workspace" ON "lookups" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("workspace_id","key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("workspace_id","token_hash");
--> statement-breakpoint
INSERT INTO "lookups" ("kind", "key", "workspace_id")
  SELECT 'key', "key_hash", "workspace_id" FROM "api_keys"
  UNION ALL SELECT 'link', convert_to("id", 'UTF8'), "workspace_id" FROM "collection_links"
  UNION ALL SELECT 'logo', convert_to("id", 'UTF8'), "workspace_id" FROM "logos"
  UNION ALL SELECT 'invitation', "token_hash", "workspace_id" FROM "invitations";
--> statement-breakpoint
-- A plain comparison instead of one with a subquery, which a distributed table does not take.
DO $$
DECLARE name text; own text;
BEGIN
  ALTER TABLE lookups ENABLE ROW LEVEL SECURITY;
  CREATE POLICY tenant ON lookups TO plaudit_app USING (false);
  GRANT SELECT, INSERT, DELETE ON lookups TO plaudit_app;
  FOR name IN SELECT tablename FROM pg_policies WHERE schemaname = current_schema() AND policyname = 'tenant' LOOP
    own := format('%I = nullif(current_setting(''app.workspace_id'', true), '''')::uuid',
                  CASE name WHEN 'workspaces' THEN 'id' ELSE 'workspace_id' END);
    EXECUTE format('DROP POLICY tenant ON %I', name);
    EXECUTE format('CREATE POLICY tenant ON %I TO plaudit_app USING (%s) WITH CHECK (%s)', name, own, own);
  END LOOP;
END $$;
