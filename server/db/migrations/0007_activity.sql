DROP INDEX "testimonial_events_newest";--> statement-breakpoint
CREATE INDEX "testimonial_events_newest" ON "testimonial_events" USING btree ("workspace_id","at") WHERE type <> 'imported';