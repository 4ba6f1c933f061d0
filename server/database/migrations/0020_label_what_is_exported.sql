ALTER TABLE "unlabelled_downloads" ALTER COLUMN "task_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "unlabelled_downloads" ALTER COLUMN "index" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "unlabelled_downloads" ADD COLUMN "export_id" bigint;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "is_unlabelled" boolean DEFAULT false NOT NULL;