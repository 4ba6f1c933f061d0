CREATE TABLE "engine_hints" (
	"token" uuid PRIMARY KEY NOT NULL,
	"engine" text NOT NULL,
	"remote_id" text NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "engine_hints_age" ON "engine_hints" USING btree ("told_at");