CREATE TABLE "billing_notices" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_notices_user_id_kind_key_pk" PRIMARY KEY("user_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"item_id" text NOT NULL,
	"cycle" text,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"price" integer NOT NULL,
	"credit" integer DEFAULT 0 NOT NULL,
	"points" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"disputed" boolean DEFAULT false NOT NULL,
	"client_token" text,
	"provider" text NOT NULL,
	"checkout_ref" text,
	"payment_ref" text,
	"pay_url" text,
	"paid_with" text DEFAULT '' NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" >= 0 and "orders"."credit" >= 0 and "orders"."amount" = "orders"."price" - "orders"."credit"),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded" between 0 and "orders"."amount"),
	CONSTRAINT "orders_paid_at" CHECK (("orders"."status" in ('paid', 'refunded')) = ("orders"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"customer_ref" text NOT NULL,
	CONSTRAINT "payment_customers_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"outcome" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"act" text NOT NULL,
	"ref" text NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"ref" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"cycle" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"points" integer NOT NULL,
	"state" text NOT NULL,
	"order_id" bigint NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"granted_months" integer DEFAULT 0 NOT NULL,
	"next_grant_at" timestamp with time zone,
	"grace_until" timestamp with time zone,
	"scheduled_plan_id" text,
	"scheduled_cycle" text,
	"scheduled_amount" integer,
	"scheduled_points" integer,
	"cancel_reason" text,
	"provider" text NOT NULL,
	"subscription_ref" text NOT NULL,
	"paid_with" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."period_start" < "subscriptions"."period_end"),
	CONSTRAINT "subscriptions_grace" CHECK (("subscriptions"."state" = 'past_due') = ("subscriptions"."grace_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "buckets" ADD COLUMN "order_id" bigint;--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_token" ON "orders" USING btree ("user_id","client_token") WHERE "orders"."client_token" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_checkout" ON "orders" USING btree ("provider","checkout_ref") WHERE "orders"."checkout_ref" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_payment" ON "orders" USING btree ("provider","payment_ref") WHERE "orders"."payment_ref" is not null;--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "payment_requests_due" ON "payment_requests" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "sandbox_objects_due" ON "sandbox_objects" USING btree ("kind","due_at") WHERE "sandbox_objects"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_ref" ON "subscriptions" USING btree ("provider","subscription_ref");--> statement-breakpoint
CREATE INDEX "subscriptions_grant" ON "subscriptions" USING btree ("next_grant_at") WHERE "subscriptions"."next_grant_at" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_end" ON "subscriptions" USING btree ("period_end") WHERE "subscriptions"."state" <> 'expired';--> statement-breakpoint
CREATE INDEX "buckets_order" ON "buckets" USING btree ("order_id") WHERE "buckets"."order_id" is not null;