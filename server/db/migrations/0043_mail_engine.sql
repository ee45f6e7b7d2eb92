CREATE TABLE "email_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"postal_address" text DEFAULT '' NOT NULL,
	"counts_opens" boolean DEFAULT false NOT NULL,
	"held_at" timestamp (3) with time zone,
	"held_for" text,
	"resumed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_outages" (
	"server" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"error" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sending_domains" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"local_part" text NOT NULL,
	"selector" text NOT NULL,
	"sealed_key" "bytea" NOT NULL,
	"public_key" text NOT NULL,
	"records" jsonb,
	"checked_at" timestamp (3) with time zone,
	"verified_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "unreachable_mailboxes" (
	"mailbox" "bytea" PRIMARY KEY NOT NULL,
	"bounced_at" timestamp (3) with time zone,
	"complained_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "mailbox" "bytea" GENERATED ALWAYS AS (plaudit_mailbox_hash(workspace_id, recipient)) STORED;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "stream" text DEFAULT 'transactional' NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "is_from_business" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "purpose_id" uuid;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "bounced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "complained_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "unsubscribed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "opted_out_by" text;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "opted_in_words" text;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "opted_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "bounced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "bounce_reason" text;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "complained_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "email_settings" ADD CONSTRAINT "email_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sending_domains" ADD CONSTRAINT "sending_domains_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("stream",coalesce(workspace_id, '00000000-0000-0000-0000-000000000000'::uuid),"due_at") WHERE state = 'queued' and not is_held;--> statement-breakpoint
CREATE INDEX "emails_of_workspace" ON "emails" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "emails_of_purpose" ON "emails" USING btree ("workspace_id","purpose_id") WHERE purpose_id is not null;--> statement-breakpoint
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['email_settings', 'sending_domains'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY tenant ON %I TO plaudit_app
      USING (workspace_id = nullif(current_setting(''app.workspace_id'', true), '''')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting(''app.workspace_id'', true), '''')::uuid)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO plaudit_app', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Hashes alone, and of no workspace: a tenant may ask whether an address is among them.
ALTER TABLE unreachable_mailboxes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY everybody ON unreachable_mailboxes FOR SELECT TO plaudit_app USING (true);
--> statement-breakpoint
ALTER TABLE mail_outages ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY everybody ON mail_outages FOR SELECT TO plaudit_app USING (true);
--> statement-breakpoint
GRANT SELECT ON unreachable_mailboxes, mail_outages TO plaudit_app;
--> statement-breakpoint
GRANT UPDATE (state, due_at, is_held, last_error, secret_link, sent_at, attempts, unsubscribed_at) ON emails TO plaudit_app;
--> statement-breakpoint
-- What waited for another try waits here now, and no longer in the queue of jobs.
UPDATE emails SET state = 'queued', due_at = now()
WHERE state = 'failed' AND text <> '' AND attempts < 21 AND created_at > now() - interval '1 day';
