-- The words of a name, an address or an industry, for administrators, who find a business or a person by how one of its
-- words begins. Signs that join words in addresses are spaces.
CREATE OR REPLACE FUNCTION plaudit_directory_words(written text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT to_tsvector('simple', translate(lower(written), './:@-_+?&=#''"(),;|!', '                    '))
$$;
--> statement-breakpoint
CREATE TABLE "platform_days" (
	"day" date PRIMARY KEY NOT NULL,
	"users" integer NOT NULL,
	"active_users" integer NOT NULL,
	"testimonials" integer NOT NULL,
	"widgets" integer NOT NULL,
	"business_profiles" integer NOT NULL,
	"workspaces" integer NOT NULL,
	"subscriptions" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_hours" (
	"hour" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"requests" integer NOT NULL,
	"failures" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "left_out_of_public_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (plaudit_directory_words(first_name || ' ' || last_name || ' ' || coalesce(claimed_email, email)));--> statement-breakpoint
CREATE INDEX "business_profiles_newest" ON "business_profiles" USING btree ("created_at","workspace_id");--> statement-breakpoint
CREATE INDEX "business_profiles_industry" ON "business_profiles" USING btree (lower(industry));--> statement-breakpoint
CREATE INDEX "business_profiles_words" ON "business_profiles" USING gin (plaudit_directory_words(business_name || ' ' || business_url || ' ' || industry));--> statement-breakpoint
CREATE INDEX "workspaces_newest" ON "workspaces" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "workspaces_tier" ON "workspaces" USING btree ("subscription_tier","created_at","id");--> statement-breakpoint
CREATE INDEX "workspaces_status" ON "workspaces" USING btree ("subscription_status","created_at","id");--> statement-breakpoint
CREATE INDEX "workspaces_expiry" ON "workspaces" USING btree ("subscription_expires_at","id");--> statement-breakpoint
CREATE INDEX "workspaces_name" ON "workspaces" USING btree (lower(name),"id");--> statement-breakpoint
CREATE INDEX "workspaces_words" ON "workspaces" USING gin (plaudit_directory_words(name));