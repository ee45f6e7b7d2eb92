CREATE TABLE "payments_since" (
	"at" timestamp (3) with time zone PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_notices" (
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_notices_workspace_id_kind_about_count_pk" PRIMARY KEY("workspace_id","kind","about","count")
);
--> statement-breakpoint
ALTER TABLE "plan_notices" ADD CONSTRAINT "plan_notices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "testimonials_approved" ON "testimonials" USING btree ("workspace_id",(coalesce(decided_at, received_at))) WHERE status = 'approved';--> statement-breakpoint
ALTER TABLE "plan_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "plan_notices" TO plaudit_app
  USING (workspace_id = (SELECT nullif(current_setting('app.workspace_id', true), '')::uuid))
  WITH CHECK (workspace_id = (SELECT nullif(current_setting('app.workspace_id', true), '')::uuid));--> statement-breakpoint
GRANT SELECT, INSERT ON "plan_notices" TO plaudit_app;
