ALTER TABLE "users" ADD COLUMN "email_proven_at" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE users u SET email_proven_at = (
  SELECT min(i.created_at) FROM identities i WHERE i.user_id = u.id AND i.email_verified);
