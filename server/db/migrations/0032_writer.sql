-- Drafts kept for retries, and how many a workspace sent to the AI service in a day.
CREATE TABLE "kept_drafts" (
	"workspace_id" uuid NOT NULL,
	"key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_drafts_workspace_id_key_pk" PRIMARY KEY("workspace_id","key")
);
--> statement-breakpoint
CREATE TABLE "writer_usage" (
	"workspace_id" uuid NOT NULL,
	"day" date NOT NULL,
	"drafts" integer NOT NULL,
	CONSTRAINT "writer_usage_workspace_id_day_pk" PRIMARY KEY("workspace_id","day")
);
--> statement-breakpoint
ALTER TABLE "kept_drafts" ADD CONSTRAINT "kept_drafts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writer_usage" ADD CONSTRAINT "writer_usage_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_drafts_expiry" ON "kept_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "writer_usage_day" ON "writer_usage" USING btree ("day");--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['kept_drafts', 'writer_usage'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I TO plaudit_app
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO plaudit_app', name);
  END LOOP;
END $$;
