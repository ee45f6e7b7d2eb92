CREATE TABLE "support_visits" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"administrator_id" uuid NOT NULL,
	"administrator_name" text NOT NULL,
	"reason" text NOT NULL,
	"may_write" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "support_visits_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"seq" integer PRIMARY KEY DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"payload" text NOT NULL,
	"salt" "bytea" DEFAULT ''::bytea NOT NULL,
	"commitment" "bytea" DEFAULT ''::bytea NOT NULL,
	"previous_hash" "bytea" DEFAULT ''::bytea NOT NULL,
	"hash" "bytea" DEFAULT ''::bytea NOT NULL,
	"by" text GENERATED ALWAYS AS (((payload::jsonb) ->> 'by')) STORED,
	"workspace" text GENERATED ALWAYS AS (((payload::jsonb) ->> 'workspace')) STORED,
	"person" text GENERATED ALWAYS AS (((payload::jsonb) ->> 'person')) STORED,
	"visit_id" uuid GENERATED ALWAYS AS (((payload::jsonb) ->> 'visit')::uuid) STORED
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "support_visit_id" uuid;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "deletion_reason" text;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "allows_support" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "support_visits" ADD CONSTRAINT "support_visits_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_visits" ADD CONSTRAINT "support_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_visits_id" ON "support_visits" USING btree ("id");--> statement-breakpoint
CREATE INDEX "support_visits_user" ON "support_visits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_by" ON "audit_entries" USING btree ("by","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_workspace" ON "audit_entries" USING btree ("workspace","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_person" ON "audit_entries" USING btree ("person","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_visit" ON "audit_entries" USING btree ("visit_id","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");
--> statement-breakpoint
-- How the audit log finds whom it names.
CREATE INDEX workspaces_audit_name ON workspaces (sha256(uuid_send(id)));
--> statement-breakpoint
CREATE INDEX users_audit_name ON users (sha256(uuid_send(id)));
--> statement-breakpoint
-- The hash of an entry of a chain: of the hash before it and the text
--   v1|name of the chain|seq|type|actor|moment in UTC with microseconds|hex of commitment
CREATE OR REPLACE FUNCTION plaudit_entry_hash(
  previous bytea, chain text, seq integer, type text, actor text, moment timestamptz, commitment bytea
) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(
    'v1|' || chain || '|' || seq || '|' || type || '|' || actor || '|' ||
    to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '|' ||
    encode(commitment, 'hex'), 'UTF8'))
$$;
--> statement-breakpoint
-- The hash chain of the audit log, as of a testimonial's history. Who writes an entry waits for whoever wrote the last one.
CREATE OR REPLACE FUNCTION plaudit_chain_audit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  last_seq integer;
  last_hash bytea;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('plaudit_audit'));
  SELECT seq, hash INTO last_seq, last_hash FROM audit_entries ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(last_seq, 0) + 1;
  NEW.previous_hash := coalesce(last_hash, ''::bytea);
  NEW.salt := uuid_send(gen_random_uuid());
  NEW.commitment := sha256(NEW.salt || convert_to(NEW.payload, 'UTF8'));
  NEW.hash := plaudit_entry_hash(NEW.previous_hash, 'audit', NEW.seq, NEW.type, NEW.actor, NEW.at, NEW.commitment);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_chain BEFORE INSERT ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION plaudit_chain_audit();
--> statement-breakpoint
-- What administrators did is never rewritten and never removed.
CREATE OR REPLACE FUNCTION plaudit_audit_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION plaudit_audit_is_kept();
--> statement-breakpoint
CREATE TRIGGER audit_entries_not_emptied BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION plaudit_audit_is_kept();
--> statement-breakpoint
ALTER TABLE support_visits ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The owners read who was there; the server alone writes it.
CREATE POLICY tenant ON support_visits TO plaudit_app
  USING (workspace_id = (SELECT nullif(current_setting('app.workspace_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT ON support_visits TO plaudit_app;
