CREATE TABLE "guide_answers" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"space_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"said_id" uuid,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"told" jsonb,
	"tokens_in" integer,
	"tokens_out" integer,
	"cost" double precision
);
--> statement-breakpoint
CREATE TABLE "guide_marks" (
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "guide_marks_person_id_name_pk" PRIMARY KEY("person_id","name")
);
--> statement-breakpoint
CREATE TABLE "guide_memories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"scope" text NOT NULL,
	"space_id" uuid,
	"said_at" timestamp with time zone NOT NULL,
	"message_id" uuid
);
--> statement-breakpoint
CREATE TABLE "guide_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"space_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tool" text NOT NULL,
	"args" jsonb NOT NULL,
	"state" text NOT NULL,
	"said_id" uuid,
	"text" text NOT NULL,
	"result" jsonb,
	"made_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guide_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"task_id" uuid,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guide_settings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"memory_on" boolean NOT NULL,
	"reminders_on" boolean NOT NULL,
	"quiet_from" smallint NOT NULL,
	"quiet_until" smallint NOT NULL,
	"consent_mark" text,
	"consent_yes" boolean NOT NULL,
	"consent_at" timestamp with time zone,
	"carried" jsonb,
	"story" jsonb
);
--> statement-breakpoint
CREATE TABLE "guide_swaps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"rev" integer NOT NULL,
	"about" text NOT NULL,
	"begun_by" uuid NOT NULL,
	"with_id" uuid,
	"phase" text NOT NULL,
	"state" jsonb NOT NULL,
	"reflection" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE UNIQUE INDEX "guide_answers_said" ON "guide_answers" USING btree ("said_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_answers_writing" ON "guide_answers" USING btree ("person_id") WHERE "guide_answers"."state" = 'writing';--> statement-breakpoint
CREATE INDEX "guide_answers_person" ON "guide_answers" USING btree ("person_id","begun_at");--> statement-breakpoint
CREATE INDEX "guide_answers_begun" ON "guide_answers" USING btree ("begun_at");--> statement-breakpoint
CREATE INDEX "guide_memories_person" ON "guide_memories" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "guide_memories_space" ON "guide_memories" USING btree ("space_id");--> statement-breakpoint
CREATE INDEX "guide_proposals_person" ON "guide_proposals" USING btree ("person_id","made_at");--> statement-breakpoint
CREATE INDEX "guide_reminders_person" ON "guide_reminders" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "guide_reminders_due" ON "guide_reminders" USING btree ("at") WHERE "guide_reminders"."told_at" is null;--> statement-breakpoint
CREATE INDEX "guide_swaps_space" ON "guide_swaps" USING btree ("space_id","rev");--> statement-breakpoint
CREATE INDEX "guide_swaps_begun" ON "guide_swaps" USING btree ("begun_by");--> statement-breakpoint
CREATE INDEX "guide_swaps_with" ON "guide_swaps" USING btree ("with_id");--> statement-breakpoint
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
