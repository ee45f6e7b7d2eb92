-- Histories outlive the testimonials that they tell of, and checkpoints say how far each has come.
CREATE TABLE "history_checkpoints" (
	"workspace_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"heads" "bytea" NOT NULL,
	"root" "bytea" NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	"signature" "bytea" NOT NULL,
	CONSTRAINT "history_checkpoints_workspace_id_number_pk" PRIMARY KEY("workspace_id","number")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "testimonial_events" DROP CONSTRAINT "testimonial_events_workspace_id_testimonial_id_testimonials_workspace_id_id_fk";
--> statement-breakpoint
ALTER TABLE "testimonial_events" ADD COLUMN "checkpoint" integer;--> statement-breakpoint
ALTER TABLE "history_checkpoints" ADD CONSTRAINT "history_checkpoints_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_current" ON "signing_keys" USING btree (((retired_at is null))) WHERE retired_at is null;--> statement-breakpoint
ALTER TABLE "testimonial_events" ADD CONSTRAINT "testimonial_events_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "testimonial_events_unsigned" ON "testimonial_events" USING btree ("workspace_id","testimonial_id") WHERE checkpoint is null;
--> statement-breakpoint
-- Nobody changes a checkpoint. No workspace sees the keys.
ALTER TABLE "history_checkpoints" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON "history_checkpoints" TO plaudit_app
  USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT ON "history_checkpoints" TO plaudit_app;
--> statement-breakpoint
-- Append-only: payload and salt may be erased together, and the first checkpoint that covers an entry is noted once.
CREATE OR REPLACE FUNCTION plaudit_event_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.workspace_id, NEW.testimonial_id, NEW.seq, NEW.type, NEW.actor, NEW.at, NEW.commitment, NEW.previous_hash, NEW.hash)
     IS DISTINCT FROM
     (OLD.workspace_id, OLD.testimonial_id, OLD.seq, OLD.type, OLD.actor, OLD.at, OLD.commitment, OLD.previous_hash, OLD.hash)
     OR (OLD.checkpoint IS NOT NULL AND NEW.checkpoint IS DISTINCT FROM OLD.checkpoint)
     OR ((NEW.payload, NEW.salt) IS DISTINCT FROM (OLD.payload, OLD.salt)
         AND (NEW.payload IS NOT NULL OR NEW.salt IS NOT NULL)) THEN
    RAISE EXCEPTION 'the history of a testimonial is append-only';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- A checkpoint is a signed word: it may go with its workspace, and never change.
CREATE FUNCTION plaudit_checkpoint_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'checkpoints are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER history_checkpoints_kept BEFORE UPDATE ON "history_checkpoints"
  FOR EACH ROW EXECUTE FUNCTION plaudit_checkpoint_is_kept();
--> statement-breakpoint
-- Of a testimonial that is gone stays its history, without its details. A workspace that goes takes all of it along.
CREATE FUNCTION plaudit_erase_details() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  WITH gone AS (
    SELECT o.workspace_id, o.id FROM old_rows o JOIN workspaces w ON w.id = o.workspace_id
    WHERE w.deletes_at IS NULL OR w.deletes_at > now())
  INSERT INTO testimonial_events (workspace_id, testimonial_id, type, actor, at)
  SELECT workspace_id, id, 'erased', 'system', now() FROM gone
  WHERE NOT EXISTS (SELECT FROM testimonial_events e
    WHERE e.workspace_id = gone.workspace_id AND e.testimonial_id = gone.id AND e.type = 'erased');
  UPDATE testimonial_events e SET payload = NULL, salt = NULL
  FROM old_rows o JOIN workspaces w ON w.id = o.workspace_id
  WHERE e.workspace_id = o.workspace_id AND e.testimonial_id = o.id AND e.payload IS NOT NULL
    AND (w.deletes_at IS NULL OR w.deletes_at > now());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER testimonials_details_erased AFTER DELETE ON testimonials
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION plaudit_erase_details();
