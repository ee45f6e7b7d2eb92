-- Search finds a customer by their role. As a generated column cannot change in place, the table and its indexes of search
-- are written anew. Nobody has a role yet, so the words that were counted stay true.
ALTER TABLE "testimonials" ADD COLUMN "role" text;
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "asks_role" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
DROP TRIGGER "testimonials_words_update" ON "testimonials";
--> statement-breakpoint
ALTER TABLE "testimonials" DROP COLUMN "search_text";
--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plaudit_searchable(customer_name || ' ' || coalesce(role || ' ', '') || coalesce(company, '') || ' ' || content)) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "testimonials_search" ON "testimonials" USING gin (workspace_id, plaudit_pieces(search_text));
--> statement-breakpoint
ALTER INDEX "testimonials_search" ALTER COLUMN 2 SET STATISTICS 0;
--> statement-breakpoint
CREATE INDEX "testimonials_words" ON "testimonials" USING gin (plaudit_row_words(workspace_id, 'testimonials', search_text));
--> statement-breakpoint
ALTER INDEX "testimonials_words" ALTER COLUMN 1 SET STATISTICS 0;
--> statement-breakpoint
CREATE TRIGGER "testimonials_words_update" AFTER UPDATE ON "testimonials" FOR EACH ROW WHEN (OLD.search_text <> NEW.search_text)
  EXECUTE FUNCTION plaudit_note_words();
