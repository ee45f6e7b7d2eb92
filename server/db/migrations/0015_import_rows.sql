CREATE TABLE "import_rows" (
	"workspace_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"testimonial_id" uuid,
	"customer_id" uuid,
	"changes" jsonb,
	CONSTRAINT "import_rows_workspace_id_import_id_row_pk" PRIMARY KEY("workspace_id","import_id","row")
);
--> statement-breakpoint
DROP INDEX "testimonial_events_newest";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "removed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "import_text" "bytea";--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_of_import" FOREIGN KEY ("workspace_id","import_id") REFERENCES "public"."imports"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_of_testimonial" FOREIGN KEY ("workspace_id","testimonial_id") REFERENCES "public"."testimonials"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_of_customer" FOREIGN KEY ("workspace_id","customer_id") REFERENCES "public"."customers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_testimonial" ON "import_rows" USING btree ("workspace_id","testimonial_id") WHERE testimonial_id is not null;--> statement-breakpoint
CREATE INDEX "import_rows_customer" ON "import_rows" USING btree ("workspace_id","customer_id") WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "testimonials_import_text" ON "testimonials" USING btree ("workspace_id","import_text") WHERE import_text is not null;--> statement-breakpoint
CREATE INDEX "testimonial_events_newest" ON "testimonial_events" USING btree ("workspace_id","at") WHERE type not like 'import%';--> statement-breakpoint
ALTER TABLE import_rows ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON import_rows TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON import_rows TO plaudit_app;
--> statement-breakpoint
-- What earlier imports brought can be undone and corrected, too. The hash is that of server/imports/earlier-reviews.ts.
INSERT INTO import_rows (workspace_id, import_id, row, testimonial_id)
SELECT t.workspace_id, t.import_id, row_number() OVER (PARTITION BY t.workspace_id, t.import_id ORDER BY t.id), t.id
FROM testimonials t JOIN imports i ON i.workspace_id = t.workspace_id AND i.id = t.import_id
WHERE i.state = 'done' AND i.created_at > now() - interval '30 days';
--> statement-breakpoint
UPDATE testimonials SET import_text = substring(sha256(convert_to(
  btrim(regexp_replace(lower(normalize(content, NFKC)), '\s+', ' ', 'g')), 'UTF8')) FROM 1 FOR 16)
WHERE import_key IS NOT NULL;
