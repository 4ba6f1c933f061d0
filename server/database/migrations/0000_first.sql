CREATE TABLE "buckets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "buckets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"left" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buckets_left" CHECK ("buckets"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "clicks" (
	"user_id" bigint NOT NULL,
	"token" uuid NOT NULL,
	"input_hash" text NOT NULL,
	"task_id" bigint NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clicks_user_id_token_pk" PRIMARY KEY("user_id","token")
);
--> statement-breakpoint
CREATE TABLE "event_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"device_id" text DEFAULT '' NOT NULL,
	"address_hash" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"bucket_id" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"task_id" bigint,
	"reason" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_amount" CHECK ("ledger"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"task_id" bigint,
	"role" text NOT NULL,
	"index" smallint DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"thumb_key" text DEFAULT '' NOT NULL,
	"poster_key" text DEFAULT '' NOT NULL,
	"preview_key" text DEFAULT '' NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"duration" real DEFAULT 0 NOT NULL,
	"fps" real DEFAULT 0 NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"format" text NOT NULL,
	"seed" bigint,
	"thumbhash" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"device_id" text DEFAULT '' NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"type" smallint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"error_code" text,
	"error_detail" text,
	"params" jsonb NOT NULL,
	"prompt" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"engine" text DEFAULT 'built-in' NOT NULL,
	"prepared" jsonb,
	"remote_ref" jsonb,
	"understood" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ignored" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cost" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"cost_detail" jsonb NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"eta_seconds" integer DEFAULT 0 NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"watermark" boolean DEFAULT false NOT NULL,
	"favorite" boolean DEFAULT false NOT NULL,
	"public" boolean DEFAULT false NOT NULL,
	"show_prompt" boolean DEFAULT true NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"remixes" integer DEFAULT 0 NOT NULL,
	"retry_of" bigint,
	"remix_of" bigint,
	"fence" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"deadline_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "tasks_refund" CHECK ("tasks"."refunded" between 0 and "tasks"."cost")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"head_img" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"state" text DEFAULT 'normal' NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"notifications" boolean DEFAULT false NOT NULL,
	"referrer" text DEFAULT '' NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"first_login_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "buckets" ADD CONSTRAINT "buckets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clicks" ADD CONSTRAINT "clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD CONSTRAINT "event_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buckets_user" ON "buckets" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "buckets_expiry" ON "buckets" USING btree ("expires_at") WHERE "buckets"."left" > 0 and "buckets"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "clicks_age" ON "clicks" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_device" ON "gifts" USING btree ("device_id") WHERE "gifts"."device_id" <> '';--> statement-breakpoint
CREATE INDEX "gifts_address" ON "gifts" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "ledger_user" ON "ledger" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_bucket" ON "ledger" USING btree ("bucket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_task" ON "ledger" USING btree ("task_id","kind","bucket_id") WHERE "ledger"."task_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_reason" ON "ledger" USING btree ("user_id","kind","reason") WHERE "ledger"."reason" is not null;--> statement-breakpoint
CREATE INDEX "login_codes_email" ON "login_codes" USING btree ("email","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "media_task" ON "media" USING btree ("task_id","role","index");--> statement-breakpoint
CREATE UNIQUE INDEX "media_key" ON "media" USING btree ("key");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_user_seq" ON "tasks" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "tasks_user_list" ON "tasks" USING btree ("user_id","id" DESC NULLS LAST) WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("priority" DESC NULLS LAST,"id") WHERE "tasks"."status" in (0, 1);--> statement-breakpoint
CREATE INDEX "tasks_public" ON "tasks" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "tasks"."public" and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));