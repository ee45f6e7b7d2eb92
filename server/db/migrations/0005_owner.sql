CREATE TABLE "crm_automation" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"auto_send_after_deal" boolean DEFAULT false NOT NULL,
	"weekly_follow_ups" boolean DEFAULT false NOT NULL,
	"deals_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "crm_integrations" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"crm_type" text NOT NULL,
	"credentials" "bytea" NOT NULL,
	"instance_url" text DEFAULT '' NOT NULL,
	"portal_id" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_sync_at" timestamp (3) with time zone,
	"contacts_synced" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "crm_integrations_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"status" text DEFAULT 'active' NOT NULL,
	"crm_type" text,
	"crm_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || email || ' ' || coalesce(company, ''))) STORED NOT NULL,
	CONSTRAINT "customers_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid,
	"email" text NOT NULL,
	"link_id" text NOT NULL,
	"letter_id" uuid,
	"subject" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"testimonial_id" uuid,
	CONSTRAINT "requests_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "reward_codes" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone,
	CONSTRAINT "reward_codes_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "reward_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"is_enabled" boolean NOT NULL,
	"reward_type" text NOT NULL,
	"reward_message" text NOT NULL,
	"trigger_condition" text NOT NULL,
	"distribution_method" text NOT NULL,
	"generates_codes" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"testimonial_id" uuid NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text,
	"reward_type" text NOT NULL,
	"trigger" text NOT NULL,
	"distribution_method" text NOT NULL,
	"message" text NOT NULL,
	"code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"given_at" timestamp (3) with time zone,
	"letter_id" uuid,
	CONSTRAINT "rewards_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "logos" (
	"workspace_id" uuid NOT NULL,
	"id" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "logos_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor_steps" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"notifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ai" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"appearance" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notifications_seen_at" timestamp (3) with time zone,
	"last_report_on" date
);
--> statement-breakpoint
CREATE TABLE "watermarks" (
	"name" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_workspace_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_secret" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_enabled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_last_step" integer;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "deletion_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "deletes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "collection_links" ADD COLUMN "customer_email" text;--> statement-breakpoint
ALTER TABLE "crm_automation" ADD CONSTRAINT "crm_automation_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_integrations" ADD CONSTRAINT "crm_integrations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_codes" ADD CONSTRAINT "reward_codes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_settings" ADD CONSTRAINT "reward_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logos" ADD CONSTRAINT "logos_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_steps" ADD CONSTRAINT "second_factor_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "crm_integrations_kind" ON "crm_integrations" USING btree ("workspace_id","crm_type");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("workspace_id","email");--> statement-breakpoint
CREATE INDEX "customers_newest" ON "customers" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customers_by_status" ON "customers" USING btree ("workspace_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "requests_customer" ON "requests" USING btree ("workspace_id","customer_id","sent_at");--> statement-breakpoint
CREATE INDEX "requests_newest" ON "requests" USING btree ("workspace_id","sent_at");--> statement-breakpoint
CREATE INDEX "requests_unanswered" ON "requests" USING btree ("workspace_id","email") WHERE answered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_codes_code" ON "reward_codes" USING btree ("workspace_id","code");--> statement-breakpoint
CREATE INDEX "reward_codes_free" ON "reward_codes" USING btree ("workspace_id","id") WHERE taken_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_testimonial" ON "rewards" USING btree ("workspace_id","testimonial_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_code" ON "rewards" USING btree ("workspace_id","code") WHERE code is not null;--> statement-breakpoint
CREATE INDEX "rewards_newest" ON "rewards" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email" ON "invitations" USING btree ("workspace_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "logos_id" ON "logos" USING btree ("id");--> statement-breakpoint
CREATE INDEX "second_factor_steps_expiry" ON "second_factor_steps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "testimonial_events_newest" ON "testimonial_events" USING btree ("workspace_id","at");--> statement-breakpoint
CREATE INDEX "testimonials_of_customer" ON "testimonials" USING btree ("workspace_id","customer_email","created_at") WHERE customer_email is not null and deleted_at is null;