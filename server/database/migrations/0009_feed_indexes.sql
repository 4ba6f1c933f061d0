DROP INDEX "tasks_public";--> statement-breakpoint
DROP INDEX "tasks_public_top";--> statement-breakpoint
DROP INDEX "tasks_public_author";--> statement-breakpoint
DROP INDEX "tasks_public_effect";--> statement-breakpoint
CREATE INDEX "tasks_public" ON "tasks" USING btree ("published_at","id","type","ratio","user_id","likes","remixes") WHERE "tasks"."public" and "tasks"."status" = 2 and "tasks"."deleted_at" is null and "tasks"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_public_top" ON "tasks" USING btree ("likes","id") WHERE "tasks"."public" and "tasks"."status" = 2 and "tasks"."deleted_at" is null and "tasks"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_public_author" ON "tasks" USING btree ("user_id","published_at","id","type","ratio") WHERE "tasks"."public" and "tasks"."status" = 2 and "tasks"."deleted_at" is null and "tasks"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_public_effect" ON "tasks" USING btree (("params" ->> 'effect_id'),"published_at","id") WHERE "tasks"."public" and "tasks"."status" = 2 and "tasks"."deleted_at" is null and "tasks"."hidden_at" is null and "tasks"."params" ->> 'effect_id' is not null;