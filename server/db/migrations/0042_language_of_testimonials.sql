-- The language of each testimonial's text. Those that are here get `und` until a job has looked at them, without being
-- written anew; whoever writes another text says its language, or nothing when it does not tell.
ALTER TABLE "testimonials" ADD COLUMN "language" text DEFAULT 'und';--> statement-breakpoint
ALTER TABLE "testimonials" ALTER COLUMN "language" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "testimonials_by_language" ON "testimonials" USING btree ("workspace_id","language","created_at","id") WHERE publishable and language is not null;--> statement-breakpoint
CREATE INDEX "testimonials_language_untold" ON "testimonials" USING btree ("workspace_id","id") WHERE language = 'und';
