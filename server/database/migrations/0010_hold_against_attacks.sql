CREATE TABLE "known_devices" (
	"user_id" bigint NOT NULL,
	"device_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "mailbox_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "challenge_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mailbox" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_mailbox" ON "gifts" USING btree ("mailbox_hash") WHERE "gifts"."mailbox_hash" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "login_codes_challenge" ON "login_codes" USING btree ("challenge_hash") WHERE "login_codes"."challenge_hash" <> '';--> statement-breakpoint
CREATE INDEX "users_mailbox" ON "users" USING btree ("mailbox") WHERE "users"."mailbox" <> '';--> statement-breakpoint
UPDATE "users" SET "mailbox" = CASE
	WHEN lower("email") ~ '@(gmail|googlemail)\.com$' THEN replace(regexp_replace(split_part(lower("email"), '@', 1), '\+.*$', ''), '.', '') || '@gmail.com'
	ELSE regexp_replace(split_part(lower("email"), '@', 1), '\+.*$', '') || '@' || split_part(lower("email"), '@', 2)
END
WHERE "email" <> '';--> statement-breakpoint
UPDATE "tasks" SET "attempts" = least("fence", 4) WHERE "status" IN (0, 1);
