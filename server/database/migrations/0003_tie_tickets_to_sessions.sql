-- Tickets live for a minute and say nothing of a session: those that are out are asked for again.
DELETE FROM "event_tickets";
--> statement-breakpoint
ALTER TABLE "event_tickets" DROP CONSTRAINT "event_tickets_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "event_tickets" ADD COLUMN "session_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "purged_tasks" ADD COLUMN "type" smallint;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD CONSTRAINT "event_tickets_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tickets" DROP COLUMN "user_id";