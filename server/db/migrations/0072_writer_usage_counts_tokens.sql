ALTER TABLE "writer_usage" ADD COLUMN "calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "writer_usage" ADD COLUMN "input_tokens" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "writer_usage" ADD COLUMN "output_tokens" bigint DEFAULT 0 NOT NULL;