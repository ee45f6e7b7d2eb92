CREATE TABLE "customer_photos" (
	"workspace_id" uuid NOT NULL,
	"testimonial_id" uuid NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_photos_workspace_id_testimonial_id_pk" PRIMARY KEY("workspace_id","testimonial_id")
);
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "company_field" text DEFAULT 'optional' NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "form_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "consents_to_photo" boolean;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "private_link_mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customer_photos" ADD CONSTRAINT "customer_photos_workspace_id_testimonial_id_testimonials_workspace_id_id_fk" FOREIGN KEY ("workspace_id","testimonial_id") REFERENCES "public"."testimonials"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE customer_photos ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON customer_photos TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON customer_photos TO plaudit_app;
