ALTER TABLE "collection_links" ADD COLUMN "expires_at" timestamp (3) with time zone;
