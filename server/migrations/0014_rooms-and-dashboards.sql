CREATE TABLE "council_helpers" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"specialties" text[] NOT NULL,
	"free_hours" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "council_duties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retreat_guests" (
	"retreat_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone,
	"answer_by" date,
	"answered_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "retreat_guests_retreat_id_person_id_pk" PRIMARY KEY("retreat_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "retreats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"answer_by" date,
	"places" integer NOT NULL,
	"min_trust_score" integer NOT NULL,
	"consciousness_level" text NOT NULL,
	"letter" text NOT NULL,
	"state" text NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"space_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counted_months" (
	"space_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"what" text NOT NULL,
	"month" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "counted_months_space_id_person_id_what_month_pk" PRIMARY KEY("space_id","person_id","what","month")
);
--> statement-breakpoint
CREATE TABLE "counted_until" (
	"what" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_locks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"passkey_id" text,
	"salt" text NOT NULL,
	"rounds" integer NOT NULL,
	"sealed" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_pages" (
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"nr" integer NOT NULL,
	"rev" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "journal_pages_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "journals" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"proof_hash" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"space_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"words" text NOT NULL,
	"reason" text NOT NULL,
	"reported_by" uuid NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "reports_once" UNIQUE("message_id","reported_by")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"space_id" uuid PRIMARY KEY NOT NULL,
	"founded_by" uuid NOT NULL,
	"founded_at" timestamp with time zone NOT NULL,
	"threshold" integer NOT NULL,
	"rule" text NOT NULL,
	"changed_rev" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"person_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_person_id_blocked_id_pk" PRIMARY KEY("person_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "elevation_offers" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"offered_by" uuid NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "backups_made" (
	"at" timestamp with time zone PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_sizes" (
	"day" date PRIMARY KEY NOT NULL,
	"database_bytes" bigint NOT NULL,
	"files_bytes" bigint NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."seeker_names";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "under_sixteen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seekers" ADD COLUMN "guardian_id" uuid;--> statement-breakpoint
ALTER TABLE "seekers" ADD COLUMN "shows_presence" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "seekers" ADD COLUMN "homepage_preference" text DEFAULT 'gameplay' NOT NULL;--> statement-breakpoint
ALTER TABLE "seekers" ADD COLUMN "availability" text;--> statement-breakpoint
ALTER TABLE "seekers" ADD COLUMN "real_name_seen_by" text DEFAULT 'together' NOT NULL;--> statement-breakpoint
ALTER TABLE "seekers" ADD COLUMN "bio_seen_by" text DEFAULT 'together' NOT NULL;--> statement-breakpoint
ALTER TABLE "seekers" ADD COLUMN "availability_seen_by" text DEFAULT 'together' NOT NULL;--> statement-breakpoint
ALTER TABLE "retreat_guests" ADD CONSTRAINT "retreat_guests_retreat_id_retreats_id_fk" FOREIGN KEY ("retreat_id") REFERENCES "public"."retreats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "council_duties_end" ON "council_duties" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "retreat_guests_person" ON "retreat_guests" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "counted_months_person" ON "counted_months" USING btree ("person_id","what","month");--> statement-breakpoint
CREATE INDEX "journal_locks_person" ON "journal_locks" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_locks_passkey" ON "journal_locks" USING btree ("person_id","passkey_id");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_pages_nr" ON "journal_pages" USING btree ("person_id","nr");--> statement-breakpoint
CREATE INDEX "reports_space" ON "reports" USING btree ("space_id");--> statement-breakpoint
CREATE INDEX "reports_unanswered" ON "reports" USING btree ("message_id") WHERE "reports"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "rooms_in_order" ON "rooms" USING btree ("threshold","founded_at","space_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "calendar_events_at" ON "calendar_events" USING btree ("first_at") WHERE "calendar_events"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_offered" ON "messages" USING btree ("offered_at") WHERE "messages"."offered_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_at" ON "messages" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "spaces_found" ON "spaces" USING btree ("found_by") WHERE "spaces"."found_by" <> 'nobody';--> statement-breakpoint
CREATE INDEX "tasks_done" ON "tasks" USING btree ("completed_at") WHERE "tasks"."status" = 'completed' and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vote_ballots_at" ON "vote_ballots" USING btree ("at");--> statement-breakpoint
CREATE VIEW "public"."audited" AS (select "id", "at", "person_id", "deed" as "act", "subject_id", "detail", "device" from "audit_log");--> statement-breakpoint
CREATE VIEW "public"."last_visits" AS (select "person_id", "last_used_at" from "sessions");--> statement-breakpoint
CREATE VIEW "public"."seeker_presences" AS (select "person_id", "shows_presence" from "seekers");--> statement-breakpoint
CREATE VIEW "public"."seeker_standings" AS (select "person_id", "avatar_name", "avatar_url", "trust_score", "consciousness_level", "created_at" from "seekers" where "seekers"."guardian_id" is null);--> statement-breakpoint
CREATE VIEW "public"."space_fronts" AS (select "id", "kind", "name", ("archived_at" is not null or "deleted_at" is not null) as "closed" from "spaces");--> statement-breakpoint
CREATE VIEW "public"."space_people" AS (select "space_id", "person_id" from "space_members" where "space_members"."left_at" is null);--> statement-breakpoint
CREATE VIEW "public"."space_tree" AS (select "spaces"."id", "spaces"."kind", "spaces"."parent_id", "spaces"."name", "spaces"."subtitle", "spaces"."description", "spaces"."thumbnail", "spaces"."template", "spaces"."found_by", "spaces"."archived_at", "space_vitals"."open_tasks", "space_vitals"."done_tasks", "space_vitals"."due", "space_vitals"."mandatory_votes", "space_vitals"."open_votes", "space_vitals"."last_activity_at" from "spaces" left join "space_vitals" on "space_vitals"."space_id" = "spaces"."id" where ("spaces"."kind" in ('hamlet', 'family', 'project') and "spaces"."deleted_at" is null));--> statement-breakpoint
CREATE VIEW "public"."seeker_names" AS (select "person_id", "avatar_name", "real_name", "real_name_seen_by" from "seekers");