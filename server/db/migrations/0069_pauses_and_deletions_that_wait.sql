CREATE TABLE "paused_queues" (
	"name" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_reason" text;--> statement-breakpoint
CREATE INDEX "users_deletion" ON "users" USING btree ("deletes_at") WHERE deletes_at is not null;