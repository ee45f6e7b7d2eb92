ALTER TABLE "workspaces" ADD COLUMN "accent_color" text;--> statement-breakpoint
-- Emails have read it from the wall until now, and go on with the same color.
UPDATE "workspaces" SET "accent_color" = "walls"."accent_color" FROM "walls" WHERE "walls"."workspace_id" = "workspaces"."id" AND "walls"."accent_color" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "walls" DROP COLUMN "accent_color";
