CREATE TABLE "company_logos" (
	"workspace_id" uuid NOT NULL,
	"testimonial_id" uuid NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_logos_workspace_id_testimonial_id_pk" PRIMARY KEY("workspace_id","testimonial_id")
);
--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "has_company_logo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_workspace_id_testimonial_id_testimonials_workspace_id_id_fk" FOREIGN KEY ("workspace_id","testimonial_id") REFERENCES "public"."testimonials"("workspace_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE company_logos ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON company_logos TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON company_logos TO plaudit_app;
