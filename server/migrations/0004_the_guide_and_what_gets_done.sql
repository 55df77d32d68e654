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
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"born" bigint NOT NULL,
	"text" text NOT NULL,
	"description" text NOT NULL,
	"notes" text NOT NULL,
	"tags" text[] NOT NULL,
	"priority" smallint NOT NULL,
	"status" text NOT NULL,
	"due_date" date,
	"assigned_to" uuid,
	"assigned_outside" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"completed_by" uuid,
	"completed_at" timestamp with time zone,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"origin" jsonb NOT NULL,
	"happened" jsonb NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "extra" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "trust_taps" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seekers" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
CREATE INDEX "message_taps_day" ON "message_taps" USING btree ("day");--> statement-breakpoint
CREATE INDEX "soul_taps_person" ON "soul_taps" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "trust_entries_person" ON "trust_entries" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "tasks_rev" ON "tasks" USING btree ("space_id","rev");--> statement-breakpoint
CREATE INDEX "tasks_born" ON "tasks" USING btree ("space_id","born");--> statement-breakpoint
CREATE INDEX "tasks_carried" ON "tasks" USING btree ("assigned_to") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_asked" ON "tasks" USING btree ("created_by") WHERE "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "spaces_thread" ON "spaces" USING btree ("created_by") WHERE "spaces"."kind" = 'thread';
--> statement-breakpoint
INSERT INTO "trust_entries" ("person_id", "cause", "amount", "at", "source")
SELECT "person_id", 'joined', 100, "created_at", 'once' FROM "seekers";
--> statement-breakpoint
INSERT INTO "trust_entries" ("person_id", "cause", "amount", "at", "source")
SELECT "person_id", 'architect', "trust_score" - 100, "created_at", 'once' FROM "seekers" WHERE "trust_score" <> 100;
--> statement-breakpoint
INSERT INTO "passed_gates" ("person_id", "gate")
SELECT "person_id", "gate" FROM "seekers"
CROSS JOIN (VALUES ('rooms', 100), ('more_rooms', 120), ('retreats', 151)) AS "open" ("gate", "from_score")
WHERE "trust_score" >= "from_score";
