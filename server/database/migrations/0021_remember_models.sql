ALTER TABLE "engine_runs" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "engine_reports" ADD COLUMN "models" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "model" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "model_title" jsonb;--> statement-breakpoint
CREATE INDEX "engine_runs_model" ON "engine_runs" USING btree ("model","begun_at");--> statement-breakpoint
CREATE INDEX "tasks_public_model" ON "tasks" USING btree ("model","type","published_at") WHERE "tasks"."public" and "tasks"."status" = 2 and "tasks"."deleted_at" is null and "tasks"."hidden_at" is null and "tasks"."model" <> '';