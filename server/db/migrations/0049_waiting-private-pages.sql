CREATE TABLE "waiting_private_pages" (
	"workspace_id" uuid NOT NULL,
	"testimonial_id" uuid NOT NULL,
	"language" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "waiting_private_pages_workspace_id_testimonial_id_pk" PRIMARY KEY("workspace_id","testimonial_id")
);
--> statement-breakpoint
ALTER TABLE "waiting_private_pages" ADD CONSTRAINT "waiting_private_pages_workspace_id_testimonial_id_testimonials_workspace_id_id_fk" FOREIGN KEY ("workspace_id","testimonial_id") REFERENCES "public"."testimonials"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_private_pages_due" ON "waiting_private_pages" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "waiting_private_pages" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON "waiting_private_pages" TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "waiting_private_pages" TO plaudit_app;
