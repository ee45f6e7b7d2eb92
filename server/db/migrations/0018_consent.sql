CREATE TABLE "drafts" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"text_hash" "bytea" NOT NULL,
	"shingles" integer[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drafts_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"workspace_id" uuid NOT NULL,
	"mailbox" "bytea" NOT NULL,
	"consent_asked_at" timestamp (3) with time zone,
	"opted_out_at" timestamp (3) with time zone,
	"left_team_at" timestamp (3) with time zone,
	CONSTRAINT "mailboxes_workspace_id_mailbox_pk" PRIMARY KEY("workspace_id","mailbox")
);
--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "confirmed_on_request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "is_by_team" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "asked_mailboxes" "bytea"[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "consents_to_platform" boolean;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "consent_asked" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "consent_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_of_workspace" ON "drafts" USING btree ("workspace_id","expires_at");--> statement-breakpoint
CREATE INDEX "drafts_expiry" ON "drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "testimonials_on_platform" ON "testimonials" USING btree ("workspace_id","created_at","id") WHERE publishable and consents_to_platform;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['drafts', 'mailboxes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY tenant ON %I TO plaudit_app
      USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid)$policy$, name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO plaudit_app', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- One mailbox for all its spellings. Rather too many are taken for the same than too few: who is asked to speak as a
-- customer must not be somebody of the team under another spelling. Addresses are stored in lower case.
CREATE FUNCTION plaudit_mailbox(address text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(nullif(translate(
           CASE WHEN host ~ '^(yahoo|ymail|rocketmail)\.' THEN regexp_replace(name, '[+-].*$', '')
                WHEN host ~ '^[^.]+\.fastmail\.(com|fm)$' THEN split_part(host, '.', 1)
                ELSE regexp_replace(name, '\+.*$', '') END, '._-"', ''), ''), name) || '@' ||
         CASE WHEN host = 'googlemail.com' THEN 'gmail.com'
              WHEN host IN ('me.com', 'mac.com') THEN 'icloud.com'
              WHEN host IN ('pm.me', 'protonmail.com', 'protonmail.ch') THEN 'proton.me'
              WHEN host ~ '^(ya\.ru|yandex\.[a-z.]+)$' THEN 'yandex.com'
              WHEN host ~ '^[^.]+\.fastmail\.(com|fm)$' THEN regexp_replace(host, '^[^.]+\.', '')
              ELSE host END
  FROM (SELECT regexp_replace(lower(address), '@[^@]*$', '') AS name,
               rtrim(regexp_replace(lower(address), '^.*@', ''), '.') AS host) AS parts
$$;
--> statement-breakpoint
CREATE FUNCTION plaudit_mailbox_hash(workspace uuid, address text) RETURNS bytea LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT sha256(convert_to(workspace || ' ' || plaudit_mailbox(address), 'UTF8'))
$$;
--> statement-breakpoint
-- The business's contact address, and every address of somebody who is, was, or is asked to be on the team.
CREATE FUNCTION plaudit_team_mailboxes(workspace uuid) RETURNS SETOF bytea LANGUAGE sql STABLE SECURITY DEFINER AS $$
  SELECT plaudit_mailbox_hash(workspace, email) FROM (
    SELECT email FROM users WHERE workspace_id = workspace
    UNION ALL SELECT email FROM invitations WHERE workspace_id = workspace
    UNION ALL SELECT contact_email FROM business_profiles WHERE workspace_id = workspace) AS addresses
  UNION ALL SELECT mailbox FROM mailboxes WHERE workspace_id = workspace AND left_team_at IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION plaudit_is_team(workspace uuid, asked bytea[]) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER AS $$
  SELECT EXISTS (SELECT FROM plaudit_team_mailboxes(workspace) AS team WHERE team = ANY (asked))
$$;
--> statement-breakpoint
-- Whoever joins the team keeps what they said, and every outlet says that they belong to it.
CREATE FUNCTION plaudit_mark_team(workspace uuid, address text) RETURNS void LANGUAGE sql SECURITY DEFINER AS $$
  UPDATE testimonials SET is_by_team = true
  WHERE workspace_id = workspace AND NOT is_by_team
    AND (plaudit_mailbox(customer_email) = plaudit_mailbox(address)
         OR plaudit_mailbox_hash(workspace, address) = ANY (asked_mailboxes))
$$;
--> statement-breakpoint
CREATE FUNCTION plaudit_team_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.workspace_id IS NOT NULL
     AND (TG_OP = 'DELETE' OR (OLD.workspace_id, OLD.email) IS DISTINCT FROM (NEW.workspace_id, NEW.email)) THEN
    -- A workspace that is being deleted takes its people along, and remembers nobody.
    INSERT INTO mailboxes (workspace_id, mailbox, left_team_at)
    SELECT id, plaudit_mailbox_hash(id, OLD.email), now() FROM workspaces WHERE id = OLD.workspace_id
    ON CONFLICT (workspace_id, mailbox) DO UPDATE SET left_team_at = excluded.left_team_at;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.workspace_id IS NOT NULL THEN
    PERFORM plaudit_mark_team(NEW.workspace_id, NEW.email);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_team_changed AFTER INSERT OR DELETE OR UPDATE OF email, workspace_id ON users
  FOR EACH ROW EXECUTE FUNCTION plaudit_team_changed();
--> statement-breakpoint
CREATE FUNCTION plaudit_contact_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF TG_OP = 'INSERT' OR OLD.contact_email <> NEW.contact_email THEN
    PERFORM plaudit_mark_team(NEW.workspace_id, NEW.contact_email);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER business_profiles_contact_changed AFTER INSERT OR UPDATE OF contact_email ON business_profiles
  FOR EACH ROW EXECUTE FUNCTION plaudit_contact_changed();
--> statement-breakpoint
-- What was confirmed before this: after an email of the business that asked for it, and by which mailbox.
UPDATE testimonials t SET confirmed_on_request = true
WHERE has_their_word AND NOT rests_on_evidence AND EXISTS (
  SELECT FROM testimonial_events e
  WHERE e.workspace_id = t.workspace_id AND e.testimonial_id = t.id AND e.type = 'confirmed' AND e.seq > (
    SELECT min(a.seq) FROM testimonial_events a
    WHERE a.workspace_id = t.workspace_id AND a.testimonial_id = t.id AND a.type = 'confirmation-asked'));
--> statement-breakpoint
UPDATE testimonials SET asked_mailboxes = ARRAY[plaudit_mailbox_hash(workspace_id, customer_email)]
WHERE customer_email IS NOT NULL AND EXISTS (
  SELECT FROM testimonial_events a WHERE a.workspace_id = testimonials.workspace_id
    AND a.testimonial_id = testimonials.id AND a.type = 'confirmation-asked');
--> statement-breakpoint
UPDATE testimonials SET is_by_team = true
WHERE customer_email IS NOT NULL AND plaudit_mailbox_hash(workspace_id, customer_email) IN (
  SELECT plaudit_team_mailboxes(workspace_id));
