CREATE TABLE "instance_text_usage" (
	"month" date PRIMARY KEY NOT NULL,
	"segments" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stopped_numbers" (
	"number_key" "bytea" PRIMARY KEY NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_consents" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"wording" text NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"vouched_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "text_consents_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "text_usage" (
	"workspace_id" uuid NOT NULL,
	"month" date NOT NULL,
	"segments" integer NOT NULL,
	CONSTRAINT "text_usage_workspace_id_month_pk" PRIMARY KEY("workspace_id","month")
);
--> statement-breakpoint
CREATE TABLE "texts" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"number_key" "bytea" NOT NULL,
	"body" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"segments" smallint NOT NULL,
	"price_micros" integer,
	"currency" text,
	"campaign_id" uuid,
	"due_at" timestamp (3) with time zone NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"bounced_at" timestamp (3) with time zone,
	"gateway_id" text,
	CONSTRAINT "texts_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_phones" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"code_hash" "bytea",
	"code_sent_at" timestamp (3) with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"proven_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "text_id" uuid;--> statement-breakpoint
ALTER TABLE "text_consents" ADD CONSTRAINT "text_consents_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_usage" ADD CONSTRAINT "text_usage_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_phones" ADD CONSTRAINT "user_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_consents_customer" ON "text_consents" USING btree ("workspace_id","customer_id","given_at");--> statement-breakpoint
CREATE INDEX "texts_due" ON "texts" USING btree ("due_at") WHERE state = 'queued' and not is_held;--> statement-breakpoint
CREATE INDEX "texts_in_hand" ON "texts" USING btree ("sent_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "texts_newest" ON "texts" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "texts_campaign" ON "texts" USING btree ("workspace_id","campaign_id") WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX "texts_gateway" ON "texts" USING btree ("gateway_id") WHERE gateway_id is not null;--> statement-breakpoint
CREATE INDEX "texts_number" ON "texts" USING btree ("number_key","created_at");--> statement-breakpoint
CREATE INDEX "requests_text" ON "requests" USING btree ("workspace_id","text_id") WHERE text_id is not null;
--> statement-breakpoint
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['texts', 'text_consents', 'text_usage'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY tenant ON %I TO plaudit_app
      USING (workspace_id = nullif(current_setting(''app.workspace_id'', true), '''')::uuid)
      WITH CHECK (workspace_id = nullif(current_setting(''app.workspace_id'', true), '''')::uuid)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO plaudit_app', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Hashes alone, and of no workspace: a tenant may ask whether a number is among them.
ALTER TABLE stopped_numbers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY everybody ON stopped_numbers FOR SELECT TO plaudit_app USING (true);
--> statement-breakpoint
GRANT SELECT ON stopped_numbers TO plaudit_app;
--> statement-breakpoint
-- One number a month, of nobody: whoever queues a message adds to it.
ALTER TABLE instance_text_usage ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY everybody ON instance_text_usage TO plaudit_app USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON instance_text_usage TO plaudit_app;
