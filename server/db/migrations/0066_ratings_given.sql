ALTER TABLE "testimonial_counters" ADD COLUMN "beyond" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "rating_given" numeric(3, 2);