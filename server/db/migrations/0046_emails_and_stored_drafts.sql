-- The last names of tables that the glossary does not know: nothing of what they hold changes.
ALTER TABLE "requests" RENAME COLUMN "letter_id" TO "email_id";
--> statement-breakpoint
ALTER INDEX "requests_letter" RENAME TO "requests_email";
--> statement-breakpoint
ALTER TABLE "published_reviews" RENAME COLUMN "letter_id" TO "email_id";
--> statement-breakpoint
ALTER TABLE "rewards" RENAME COLUMN "letter_id" TO "email_id";
--> statement-breakpoint
ALTER TABLE "kept_drafts" RENAME TO "stored_drafts";
--> statement-breakpoint
ALTER TABLE "stored_drafts" RENAME CONSTRAINT "kept_drafts_workspace_id_key_pk" TO "stored_drafts_workspace_id_key_pk";
--> statement-breakpoint
ALTER TABLE "stored_drafts" RENAME CONSTRAINT "kept_drafts_workspace_id_workspaces_id_fk" TO "stored_drafts_workspace_id_workspaces_id_fk";
--> statement-breakpoint
ALTER INDEX "kept_drafts_expiry" RENAME TO "stored_drafts_expiry";
--> statement-breakpoint
ALTER INDEX "testimonials_language_untold" RENAME TO "testimonials_language_undetermined";
