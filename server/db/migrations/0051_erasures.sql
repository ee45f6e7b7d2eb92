CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"erasure" jsonb NOT NULL
);
