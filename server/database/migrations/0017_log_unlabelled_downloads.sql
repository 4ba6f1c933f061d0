CREATE TABLE "unlabelled_downloads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unlabelled_downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"task_id" bigint NOT NULL,
	"index" smallint NOT NULL,
	"text_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unlabelled_downloads_user" ON "unlabelled_downloads" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "unlabelled_downloads_age" ON "unlabelled_downloads" USING btree ("created_at");