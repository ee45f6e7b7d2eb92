CREATE TABLE "api_keys" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"shown" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"requires_approval" boolean DEFAULT true NOT NULL,
	"public_links" text DEFAULT 'everyone' NOT NULL,
	"subscription_tier" text DEFAULT 'starter' NOT NULL,
	"subscription_status" text DEFAULT 'trial' NOT NULL,
	"subscription_expires_at" timestamp (3) with time zone,
	"embed_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_profiles" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"industry" text DEFAULT '' NOT NULL,
	"owner_name" text NOT NULL,
	"owner_role" text DEFAULT '' NOT NULL,
	"contact_email" text NOT NULL,
	"business_description" text NOT NULL,
	"business_url" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"services" text DEFAULT '' NOT NULL,
	"key_services" text DEFAULT '' NOT NULL,
	"target_market" text DEFAULT '' NOT NULL,
	"target_audience" text NOT NULL,
	"unique_value" text DEFAULT '' NOT NULL,
	"logo_url" text,
	"primary_review_platform" text,
	"review_prompt_enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_links" (
	"workspace_id" uuid NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "collection_links_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "platform_connections" (
	"workspace_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"platform_business_id" text NOT NULL,
	"business_name" text NOT NULL,
	"business_address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "platform_connections_workspace_id_platform_pk" PRIMARY KEY("workspace_id","platform")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"file_name" text NOT NULL,
	"source" text NOT NULL,
	"mapping" jsonb,
	"file" "bytea",
	"state" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"report" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imports_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"workspace_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"response" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_workspace_id_key_pk" PRIMARY KEY("workspace_id","key")
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"testimonial_id" uuid NOT NULL,
	"wording_version" text NOT NULL,
	"wording" text NOT NULL,
	"scopes" text NOT NULL,
	"form_id" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consents_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "testimonial_events" (
	"workspace_id" uuid NOT NULL,
	"testimonial_id" uuid NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"payload" text,
	"salt" "bytea",
	"commitment" "bytea" DEFAULT ''::bytea NOT NULL,
	"previous_hash" "bytea" DEFAULT ''::bytea NOT NULL,
	"hash" "bytea" DEFAULT ''::bytea NOT NULL,
	CONSTRAINT "testimonial_events_workspace_id_testimonial_id_seq_pk" PRIMARY KEY("workspace_id","testimonial_id","seq")
);
--> statement-breakpoint
CREATE TABLE "testimonial_tallies" (
	"workspace_id" uuid NOT NULL,
	"month" date NOT NULL,
	"status" text NOT NULL,
	"rating" smallint NOT NULL,
	"is_ai_generated" boolean NOT NULL,
	"publishable" boolean NOT NULL,
	"is_genuine" boolean NOT NULL,
	"slot" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "testimonial_tallies_pk" PRIMARY KEY("workspace_id","month","status","rating","is_ai_generated","publishable","is_genuine","slot")
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"form_id" text,
	"user_id" uuid,
	"customer_name" text NOT NULL,
	"customer_email" text,
	"company" text,
	"content" text NOT NULL,
	"rating" smallint,
	"status" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"origin" text NOT NULL,
	"is_ai_generated" boolean DEFAULT false NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"recovery_state" text,
	"recovery_notes" text DEFAULT '' NOT NULL,
	"has_their_word" boolean NOT NULL,
	"consents_to_display" boolean,
	"consents_to_name" boolean,
	"evidence" text,
	"evidence_date" date,
	"is_rewarded" boolean DEFAULT false NOT NULL,
	"source" text,
	"source_url" text,
	"import_id" uuid,
	"import_key" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"publishable" boolean GENERATED ALWAYS AS (status = 'approved' and deleted_at is null and withdrawn_at is null and not is_private and has_their_word and coalesce(consents_to_display, origin <> 'customer')) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(customer_name || ' ' || coalesce(company, '') || ' ' || content)) STORED NOT NULL,
	CONSTRAINT "testimonials_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "testimonials_rating" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_profiles" ADD CONSTRAINT "business_profiles_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_links" ADD CONSTRAINT "collection_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_connections" ADD CONSTRAINT "platform_connections_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_workspace_id_testimonial_id_testimonials_workspace_id_id_fk" FOREIGN KEY ("workspace_id","testimonial_id") REFERENCES "public"."testimonials"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonial_events" ADD CONSTRAINT "testimonial_events_workspace_id_testimonial_id_testimonials_workspace_id_id_fk" FOREIGN KEY ("workspace_id","testimonial_id") REFERENCES "public"."testimonials"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_workspace" ON "users" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_links_id" ON "collection_links" USING btree ("id");--> statement-breakpoint
CREATE INDEX "collection_links_default" ON "collection_links" USING btree ("workspace_id","is_default");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "letters_state" ON "letters" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "spent_challenges_expiry" ON "spent_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_testimonial" ON "consents" USING btree ("workspace_id","testimonial_id","given_at");--> statement-breakpoint
CREATE INDEX "testimonials_newest" ON "testimonials" USING btree ("workspace_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "testimonials_by_status" ON "testimonials" USING btree ("workspace_id","status","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "testimonials_by_rating" ON "testimonials" USING btree ("workspace_id","rating","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "testimonials_by_status_and_rating" ON "testimonials" USING btree ("workspace_id","status","rating","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "testimonials_publishable" ON "testimonials" USING btree ("workspace_id","created_at","id") WHERE publishable;--> statement-breakpoint
CREATE UNIQUE INDEX "testimonials_import_key" ON "testimonials" USING btree ("workspace_id","import_key") WHERE import_key is not null;--> statement-breakpoint
CREATE INDEX "testimonials_deleted" ON "testimonials" USING btree ("deleted_at") WHERE deleted_at is not null;