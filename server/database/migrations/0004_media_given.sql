CREATE TABLE "engine_reports" (
	"engine" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_ai" boolean NOT NULL,
	"place" smallint NOT NULL,
	"tools" jsonb NOT NULL,
	"effects" jsonb NOT NULL,
	"can_speak" boolean NOT NULL,
	"is_well" boolean NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_inputs" (
	"task_id" bigint NOT NULL,
	"role" text NOT NULL,
	"index" smallint NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "task_inputs_task_id_role_index_pk" PRIMARY KEY("task_id","role","index")
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "subtitles_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "has_sound" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "sent_sha256" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "task_inputs" ADD CONSTRAINT "task_inputs_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_inputs" ADD CONSTRAINT "task_inputs_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_inputs_media" ON "task_inputs" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "media_uploads" ON "media" USING btree ("user_id","created_at") WHERE "media"."role" = 'upload';--> statement-breakpoint
CREATE INDEX "media_expiry" ON "media" USING btree ("expires_at") WHERE "media"."expires_at" is not null;