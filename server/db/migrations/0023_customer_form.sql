ALTER TABLE "workspaces" ADD COLUMN "company_field" text DEFAULT 'optional' NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "form_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "private_link_mailed_at" timestamp (3) with time zone;