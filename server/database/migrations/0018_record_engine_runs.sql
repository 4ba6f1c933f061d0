CREATE TABLE "engine_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "engine_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"engine" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"formula_seconds" real NOT NULL,
	"most_seconds" real NOT NULL,
	"cost_micros" bigint,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "engine_reports" ADD COLUMN "places" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engine_reports" ADD COLUMN "detail" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "engines_tried" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "preview" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "eta_most_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "engine_runs_engine" ON "engine_runs" USING btree ("engine","begun_at");--> statement-breakpoint
CREATE INDEX "engine_runs_task" ON "engine_runs" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "engine_runs_age" ON "engine_runs" USING btree ("begun_at");--> statement-breakpoint
CREATE INDEX "engine_runs_open" ON "engine_runs" USING btree ("begun_at") WHERE "engine_runs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_held" ON "tasks" USING btree ("id") WHERE "tasks"."held_at" is not null;