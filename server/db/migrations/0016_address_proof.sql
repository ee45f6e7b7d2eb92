ALTER TABLE "users" ADD COLUMN "claimed_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "device_epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "mailed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "mailed_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_claimed_email" ON "users" USING btree ("claimed_email");--> statement-breakpoint
UPDATE users u SET email_proven_at = i.accepted_at FROM invitations i
  WHERE u.email_proven_at IS NULL AND i.workspace_id = u.workspace_id AND i.email = u.email AND i.accepted_at IS NOT NULL;--> statement-breakpoint
UPDATE users SET email_proven_at = created_at WHERE email_proven_at IS NULL AND role IN ('admin', 'super_admin');
