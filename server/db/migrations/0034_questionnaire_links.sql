ALTER TABLE "collection_links" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "questionnaire" jsonb DEFAULT '{}'::jsonb NOT NULL;