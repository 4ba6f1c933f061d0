CREATE TABLE "storage_mark" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"mark" text NOT NULL,
	"place" text NOT NULL,
	"written_at" timestamp with time zone,
	CONSTRAINT "storage_mark_one" CHECK ("storage_mark"."id" = 1)
);
