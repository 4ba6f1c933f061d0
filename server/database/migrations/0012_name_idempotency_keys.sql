ALTER TABLE "clicks" RENAME TO "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "clicks_user_id_token_pk" TO "idempotency_keys_user_id_token_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "clicks_user_id_users_id_fk" TO "idempotency_keys_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "clicks_age" RENAME TO "idempotency_keys_age";
