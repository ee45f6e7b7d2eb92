-- Testimonials in their customers' hands for a review site.
CREATE TABLE "published_reviews" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"testimonial_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"emailed_at" timestamp (3) with time zone,
	"letter_id" uuid,
	"reminded_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"published_by" text,
	"review_url" text,
	CONSTRAINT "published_reviews_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "published_reviews" ADD CONSTRAINT "published_reviews_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_reviews" ADD CONSTRAINT "published_reviews_workspace_id_testimonial_id_testimonials_workspace_id_id_fk" FOREIGN KEY ("workspace_id","testimonial_id") REFERENCES "public"."testimonials"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "published_reviews_testimonial" ON "published_reviews" USING btree ("workspace_id","testimonial_id","platform");--> statement-breakpoint
CREATE INDEX "published_reviews_newest" ON "published_reviews" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "published_reviews_to_remind" ON "published_reviews" USING btree ("workspace_id","emailed_at") WHERE status = 'pending' and reminded_at is null;
--> statement-breakpoint
ALTER TABLE "published_reviews" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON "published_reviews" TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "published_reviews" TO plaudit_app;
--> statement-breakpoint
-- Connections that were typed as a link of the form have no name yet: the business's own.
UPDATE platform_connections c SET business_name = p.business_name
  FROM business_profiles p WHERE p.workspace_id = c.workspace_id AND c.business_name = '';
--> statement-breakpoint
-- Connections to review platforms, every review that was ever fetched there, and what of a platform keeps a review off outlets.
CREATE TABLE "review_sources" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"platform" text NOT NULL,
	"credentials" "bytea" NOT NULL,
	"place_id" text DEFAULT '' NOT NULL,
	"place_name" text DEFAULT '' NOT NULL,
	"place_url" text,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"is_expired" boolean DEFAULT false NOT NULL,
	"lease" uuid,
	"lease_until" timestamp (3) with time zone,
	"read_count" integer DEFAULT 0 NOT NULL,
	"expected_count" integer,
	"swept_at" timestamp (3) with time zone,
	"last_sync_at" timestamp (3) with time zone,
	"next_sync_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"excerpts" jsonb,
	"excerpts_at" timestamp (3) with time zone,
	CONSTRAINT "review_sources_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "source_reviews" (
	"workspace_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"external_id" text NOT NULL,
	"place_id" text NOT NULL,
	"testimonial_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"rating" smallint,
	"recommends" boolean,
	"content" text NOT NULL,
	"url" text,
	"posted_at" timestamp (3) with time zone,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"fingerprint" "bytea" NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"is_erased" boolean DEFAULT false NOT NULL,
	"reply_state" text,
	"reply_text" text,
	"reply_state_at" timestamp (3) with time zone,
	"reply_error" text,
	"matched_id" uuid,
	"match_state" text,
	"match_confidence" real,
	CONSTRAINT "source_reviews_workspace_id_platform_external_id_pk" PRIMARY KEY("workspace_id","platform","external_id")
);
--> statement-breakpoint
-- What a platform holds back is not publishable. A generated column gets another rule by being made anew, with its indexes.
ALTER TABLE "testimonials" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "platform_hold" text;--> statement-breakpoint
ALTER TABLE "testimonials" drop column "publishable";--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "publishable" boolean GENERATED ALWAYS AS (status = 'approved' and deleted_at is null and withdrawn_at is null and hidden_at is null and platform_hold is null and not is_private and is_confirmed_by_author and coalesce(consents_to_display, origin <> 'customer')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "testimonials_publishable" ON "testimonials" USING btree ("workspace_id","created_at","id") WHERE publishable;
--> statement-breakpoint
CREATE INDEX "testimonials_on_platform" ON "testimonials" USING btree ("workspace_id","created_at","id") WHERE publishable and consents_to_platform;
--> statement-breakpoint
CREATE INDEX "testimonials_by_language" ON "testimonials" USING btree ("workspace_id","language","created_at","id") WHERE publishable and language is not null;
--> statement-breakpoint
ALTER TABLE "review_sources" ADD CONSTRAINT "review_sources_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_reviews" ADD CONSTRAINT "source_reviews_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_sources_platform" ON "review_sources" USING btree ("workspace_id","platform");--> statement-breakpoint
CREATE INDEX "review_sources_due" ON "review_sources" USING btree ("next_sync_at");--> statement-breakpoint
CREATE UNIQUE INDEX "source_reviews_testimonial" ON "source_reviews" USING btree ("workspace_id","testimonial_id");--> statement-breakpoint
CREATE INDEX "source_reviews_replies" ON "source_reviews" USING btree ("workspace_id","reply_state") WHERE reply_state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "source_reviews_matches" ON "source_reviews" USING btree ("workspace_id","match_state") WHERE match_state is not null;--> statement-breakpoint
CREATE INDEX "testimonials_outside_cases" ON "testimonials" USING btree ("workspace_id","created_at","id") WHERE not is_private and recovery_state is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "testimonials_unanswered" ON "testimonials" USING btree ("workspace_id","created_at","id") WHERE platform is not null and reply is null and removed_at is null and deleted_at is null;
--> statement-breakpoint
ALTER TABLE "review_sources" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON "review_sources" TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "review_sources" TO plaudit_app;
--> statement-breakpoint
ALTER TABLE "source_reviews" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON "source_reviews" TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "source_reviews" TO plaudit_app;
