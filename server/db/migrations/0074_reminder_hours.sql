ALTER TABLE "campaign_settings" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "reminder_hours" jsonb;