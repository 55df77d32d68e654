CREATE TABLE "message_tap_keys" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_taps" (
	"message_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hashes" text[] NOT NULL,
	"counted" text[],
	CONSTRAINT "message_taps_message_id_day_pk" PRIMARY KEY("message_id","day")
);
--> statement-breakpoint
CREATE TABLE "soul_taps" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passed_gates" (
	"person_id" uuid NOT NULL,
	"gate" text NOT NULL,
	"notice_since" timestamp with time zone,
	CONSTRAINT "passed_gates_person_id_gate_pk" PRIMARY KEY("person_id","gate")
);
--> statement-breakpoint
CREATE TABLE "trust_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"from" jsonb,
	CONSTRAINT "trust_entries_once" UNIQUE("person_id","cause","source")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "extra" jsonb;--> statement-breakpoint
CREATE INDEX "message_taps_day" ON "message_taps" USING btree ("day");--> statement-breakpoint
CREATE INDEX "soul_taps_person" ON "soul_taps" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "trust_entries_person" ON "trust_entries" USING btree ("person_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "spaces_thread" ON "spaces" USING btree ("created_by") WHERE "spaces"."kind" = 'thread';