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
