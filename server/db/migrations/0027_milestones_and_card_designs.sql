CREATE TABLE "milestone_requests" (
	"workspace_id" uuid NOT NULL,
	"milestone_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "milestone_requests_workspace_id_milestone_id_customer_id_pk" PRIMARY KEY("workspace_id","milestone_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"crm_type" text NOT NULL,
	"trigger_field" text NOT NULL,
	"trigger_operator" text NOT NULL,
	"trigger_value" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "milestones_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "collection_links" ADD COLUMN "design" jsonb;--> statement-breakpoint
ALTER TABLE "milestone_requests" ADD CONSTRAINT "milestone_requests_of_milestone" FOREIGN KEY ("workspace_id","milestone_id") REFERENCES "public"."milestones"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_requests" ADD CONSTRAINT "milestone_requests_of_customer" FOREIGN KEY ("workspace_id","customer_id") REFERENCES "public"."customers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "milestone_requests_customer" ON "milestone_requests" USING btree ("workspace_id","customer_id");--> statement-breakpoint
ALTER TABLE milestones ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON milestones TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON milestones TO plaudit_app;
--> statement-breakpoint
ALTER TABLE milestone_requests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON milestone_requests TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON milestone_requests TO plaudit_app;
