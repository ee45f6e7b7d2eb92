CREATE TABLE "crm_contacts" (
	"workspace_id" uuid NOT NULL,
	"integration_id" uuid NOT NULL,
	"crm_id" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"made_customer" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "crm_contacts_workspace_id_integration_id_crm_id_pk" PRIMARY KEY("workspace_id","integration_id","crm_id")
);
--> statement-breakpoint
CREATE TABLE "crm_deals" (
	"workspace_id" uuid NOT NULL,
	"integration_id" uuid NOT NULL,
	"crm_id" text NOT NULL,
	"name" text NOT NULL,
	"stage" text NOT NULL,
	"is_won" boolean NOT NULL,
	"contact_ids" text[] NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "crm_deals_workspace_id_integration_id_crm_id_pk" PRIMARY KEY("workspace_id","integration_id","crm_id")
);
--> statement-breakpoint
ALTER TABLE "milestone_requests" ALTER COLUMN "asked_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD COLUMN "host" text;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD COLUMN "is_expired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD COLUMN "deals_synced" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD COLUMN "lease" uuid;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD COLUMN "lease_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD COLUMN "position" jsonb;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD COLUMN "read_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD COLUMN "expected_count" integer;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD COLUMN "synced_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD COLUMN "gone_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD COLUMN "write_back" jsonb;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD COLUMN "written_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "milestone_requests" ADD COLUMN "outcome" text DEFAULT 'asked' NOT NULL;--> statement-breakpoint
ALTER TABLE "milestone_requests" ADD COLUMN "reached_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "milestone_requests" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "trigger_object" text DEFAULT 'contact' NOT NULL;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "action" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "delay_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "asks_existing" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "rule_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "looked_at_all_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "crm_contacts" ADD CONSTRAINT "crm_contacts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_deals" ADD CONSTRAINT "crm_deals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crm_contacts_customer" ON "crm_contacts" USING btree ("workspace_id","customer_id");--> statement-breakpoint
CREATE INDEX "crm_contacts_email" ON "crm_contacts" USING btree ("workspace_id","email");--> statement-breakpoint
CREATE INDEX "crm_integrations_portal" ON "crm_integrations" USING btree ("portal_id");--> statement-breakpoint
CREATE INDEX "crm_integrations_unfinished" ON "crm_integrations" USING btree ("lease_until") WHERE position is not null;--> statement-breakpoint
CREATE INDEX "milestone_requests_due" ON "milestone_requests" USING btree ("due_at") WHERE outcome = 'due';--> statement-breakpoint
ALTER TABLE crm_contacts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON crm_contacts TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON crm_contacts TO plaudit_app;--> statement-breakpoint
ALTER TABLE crm_deals ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON crm_deals TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON crm_deals TO plaudit_app;
