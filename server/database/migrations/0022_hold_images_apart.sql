ALTER TABLE "media" ADD COLUMN "unstarred" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "erased_images" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "media_deleted" ON "media" USING btree ("deleted_at") WHERE "media"."deleted_at" is not null;--> statement-breakpoint
-- Of a work that is shown, people have seen the first image: the others are not shown by our doing.
UPDATE "media" SET "withheld" = true FROM "tasks" WHERE "tasks"."id" = "media"."task_id" AND "tasks"."public" AND "media"."role" = 'result' AND EXISTS (SELECT 1 FROM "media" "before" WHERE "before"."task_id" = "media"."task_id" AND "before"."role" = 'result' AND "before"."index" < "media"."index");
