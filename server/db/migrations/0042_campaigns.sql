CREATE TABLE "campaign_people" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"customer_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"next_step" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"hand_link_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_people_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"cooldown_days" integer DEFAULT 180 NOT NULL,
	"emails_per_hour" integer DEFAULT 500 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"email_subject" text NOT NULL,
	"email_template" text NOT NULL,
	"reminders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"send_window" jsonb,
	"audience" text NOT NULL,
	"sample_size" integer,
	"sample_seed" text,
	"fairness" jsonb,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaigns_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "collection_links" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "step" smallint;--> statement-breakpoint
ALTER TABLE "campaign_people" ADD CONSTRAINT "campaign_people_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_people" ADD CONSTRAINT "campaign_people_campaign_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_settings" ADD CONSTRAINT "campaign_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_people_once" ON "campaign_people" USING btree ("workspace_id","campaign_id","customer_id");--> statement-breakpoint
CREATE INDEX "campaign_people_in_order" ON "campaign_people" USING btree ("workspace_id","campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_people_customer" ON "campaign_people" USING btree ("workspace_id","customer_id");--> statement-breakpoint
CREATE INDEX "campaign_people_due" ON "campaign_people" USING btree ("workspace_id","due_at") WHERE state = 'waiting' and due_at is not null;--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "collection_links_group" ON "collection_links" USING btree ("workspace_id","group_id") WHERE group_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "requests_once" ON "requests" USING btree ("workspace_id","person_id","step");--> statement-breakpoint
CREATE INDEX "requests_campaign" ON "requests" USING btree ("workspace_id","campaign_id") WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX "requests_letter" ON "requests" USING btree ("workspace_id","letter_id") WHERE letter_id is not null;--> statement-breakpoint
CREATE INDEX "requests_link" ON "requests" USING btree ("workspace_id","link_id");
--> statement-breakpoint
DO $do$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['campaigns', 'campaign_people', 'campaign_settings'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I TO plaudit_app
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO plaudit_app', name);
  END LOOP;
END
$do$;
