ALTER TABLE "testimonials" ADD COLUMN "rests_on_evidence" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE testimonials t SET rests_on_evidence = true
WHERE has_their_word AND evidence IS NOT NULL AND NOT EXISTS (
  SELECT FROM testimonial_events e
  WHERE e.workspace_id = t.workspace_id AND e.testimonial_id = t.id AND e.type = 'confirmed' AND e.seq > (
    SELECT max(a.seq) FROM testimonial_events a
    WHERE a.workspace_id = t.workspace_id AND a.testimonial_id = t.id AND a.type = 'evidence-added'));
