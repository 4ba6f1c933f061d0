ALTER TABLE "tasks" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "traceparent" text;