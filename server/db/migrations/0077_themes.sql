CREATE TABLE "theme_changes" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"testimonial_id" uuid NOT NULL,
	CONSTRAINT "theme_changes_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "theme_counts" (
	"workspace_id" uuid NOT NULL,
	"theme" text NOT NULL,
	"week" date NOT NULL,
	"mentions" integer NOT NULL,
	"praise" integer NOT NULL,
	"criticism" integer NOT NULL,
	CONSTRAINT "theme_counts_workspace_id_theme_week_pk" PRIMARY KEY("workspace_id","theme","week")
);
--> statement-breakpoint
CREATE TABLE "theme_decisions" (
	"workspace_id" uuid NOT NULL,
	"theme" text NOT NULL,
	"name" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"merged_into" text,
	CONSTRAINT "theme_decisions_workspace_id_theme_pk" PRIMARY KEY("workspace_id","theme")
);
--> statement-breakpoint
CREATE TABLE "theme_mentions" (
	"workspace_id" uuid NOT NULL,
	"testimonial_id" uuid NOT NULL,
	"theme" text NOT NULL,
	"week" date NOT NULL,
	"named_at" integer NOT NULL,
	"praised_at" integer,
	"criticized_at" integer,
	CONSTRAINT "theme_mentions_workspace_id_testimonial_id_theme_pk" PRIMARY KEY("workspace_id","testimonial_id","theme")
);
--> statement-breakpoint
CREATE TABLE "theme_phrases" (
	"workspace_id" uuid NOT NULL,
	"theme" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "theme_phrases_workspace_id_theme_pk" PRIMARY KEY("workspace_id","theme")
);
--> statement-breakpoint
CREATE TABLE "theme_searches" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"searched_at" timestamp (3) with time zone NOT NULL,
	"texts" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "theme_decisions" ADD CONSTRAINT "theme_decisions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_phrases" ADD CONSTRAINT "theme_phrases_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_searches" ADD CONSTRAINT "theme_searches_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "theme_mentions_newest" ON "theme_mentions" USING btree ("workspace_id","theme","week","testimonial_id");--> statement-breakpoint
CREATE INDEX "theme_mentions_criticism" ON "theme_mentions" USING btree ("workspace_id","theme","week","testimonial_id") WHERE criticized_at is not null;--> statement-breakpoint
-- What a testimonial speaks of is read later: a writer appends a row and waits for nobody.
CREATE OR REPLACE FUNCTION plaudit_note_theme_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO theme_changes (workspace_id, id, testimonial_id) VALUES (NEW.workspace_id, gen_random_uuid(), NEW.id);
  ELSE
    -- A workspace that is being deleted takes its mentions along.
    INSERT INTO theme_changes (workspace_id, id, testimonial_id)
    SELECT workspace_id, gen_random_uuid(), id FROM old_rows
    WHERE EXISTS (
      SELECT FROM workspaces
      WHERE workspaces.id = workspace_id AND (deletes_at IS NULL OR deletes_at > now()));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TABLE theme_changes ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON theme_changes TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON theme_changes TO plaudit_app;
--> statement-breakpoint
ALTER TABLE theme_mentions ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON theme_mentions TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON theme_mentions TO plaudit_app;
--> statement-breakpoint
ALTER TABLE theme_counts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON theme_counts TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON theme_counts TO plaudit_app;
--> statement-breakpoint
ALTER TABLE theme_phrases ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON theme_phrases TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON theme_phrases TO plaudit_app;
--> statement-breakpoint
ALTER TABLE theme_decisions ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON theme_decisions TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON theme_decisions TO plaudit_app;
--> statement-breakpoint
ALTER TABLE theme_searches ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON theme_searches TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
  WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON theme_searches TO plaudit_app;
--> statement-breakpoint
CREATE TRIGGER testimonials_themes_update AFTER UPDATE ON testimonials FOR EACH ROW
  WHEN (OLD.content <> NEW.content OR OLD.language IS DISTINCT FROM NEW.language OR OLD.created_at <> NEW.created_at
    OR OLD.is_undated <> NEW.is_undated OR OLD.rating IS DISTINCT FROM NEW.rating OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION plaudit_note_theme_change();
--> statement-breakpoint
CREATE TRIGGER testimonials_themes_delete AFTER DELETE ON testimonials REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION plaudit_note_theme_change();
--> statement-breakpoint
-- What was there before is read in the minutes after the start.
INSERT INTO theme_changes (workspace_id, id, testimonial_id)
SELECT workspace_id, gen_random_uuid(), id FROM testimonials WHERE deleted_at IS NULL AND content <> '';
