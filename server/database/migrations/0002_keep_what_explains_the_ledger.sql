CREATE TABLE "invariant_checks" (
	"rule" text NOT NULL,
	"scope" text NOT NULL,
	"violations" integer NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invariant_checks_scope_rule_pk" PRIMARY KEY("scope","rule")
);
--> statement-breakpoint
CREATE TABLE "purged_tasks" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"status" smallint NOT NULL,
	"cost" integer NOT NULL,
	"refunded" integer NOT NULL,
	"purged_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tasks_ended" ON "tasks" USING btree ("status","finished_at") WHERE "tasks"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "tasks_deleted" ON "tasks" USING btree ("deleted_at") WHERE "tasks"."deleted_at" is not null;