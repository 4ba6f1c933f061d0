CREATE TABLE "feed_snapshots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"filter" text NOT NULL,
	"works" bigint[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fresh_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "ledger_user";--> statement-breakpoint
DROP INDEX "tasks_user_list";--> statement-breakpoint
DROP INDEX "tasks_public";--> statement-breakpoint
DROP INDEX "tasks_public_top";--> statement-breakpoint
DROP INDEX "tasks_public_author";--> statement-breakpoint
DROP INDEX "activities_user";--> statement-breakpoint
DROP INDEX "follows_followee";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "ratio" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The shapes of works that were finished before this was kept.
UPDATE tasks SET ratio = (
  SELECT name FROM (VALUES ('1:1', 1.0), ('16:9', 16.0 / 9), ('9:16', 9.0 / 16), ('4:3', 4.0 / 3), ('3:4', 3.0 / 4),
    ('3:2', 3.0 / 2), ('2:3', 2.0 / 3), ('21:9', 21.0 / 9)) AS known (name, shape)
  ORDER BY abs(ln(shape) - ln(m.width::numeric / m.height)) LIMIT 1)
FROM media m
WHERE m.task_id = tasks.id AND m.role = 'result' AND m.index = 0 AND m.width > 0 AND m.height > 0;
--> statement-breakpoint
CREATE INDEX "feed_snapshots_filter" ON "feed_snapshots" USING btree ("filter","id");--> statement-breakpoint
CREATE INDEX "tasks_public_effect" ON "tasks" USING btree (("params" ->> 'effect_id'),"published_at","id") WHERE "tasks"."public" and "tasks"."deleted_at" is null and "tasks"."params" ->> 'effect_id' is not null;--> statement-breakpoint
CREATE INDEX "follows_follower" ON "follows" USING btree ("follower_id","created_at","followee_id");--> statement-breakpoint
CREATE INDEX "ledger_user" ON "ledger" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "tasks_user_list" ON "tasks" USING btree ("user_id","id") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_public" ON "tasks" USING btree ("published_at","id") WHERE "tasks"."public" and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_public_top" ON "tasks" USING btree ("likes","id") WHERE "tasks"."public" and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_public_author" ON "tasks" USING btree ("user_id","published_at","id") WHERE "tasks"."public" and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "activities_user" ON "activities" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "follows_followee" ON "follows" USING btree ("followee_id","created_at","follower_id");