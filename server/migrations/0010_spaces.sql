CREATE TABLE "space_vitals" (
	"space_id" uuid PRIMARY KEY NOT NULL,
	"rev" bigint NOT NULL,
	"open_tasks" integer NOT NULL,
	"done_tasks" integer NOT NULL,
	"due" jsonb NOT NULL,
	"mandatory_votes" integer NOT NULL,
	"open_votes" integer NOT NULL,
	"last_activity_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."space_readers";--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "subtitle" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "thumbnail" text;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "type" text DEFAULT 'personal' NOT NULL;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "priority" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "due_date" date;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "found_by" text DEFAULT 'nobody' NOT NULL;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "invited_by" text DEFAULT 'members' NOT NULL;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "space_vitals" ADD CONSTRAINT "space_vitals_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spaces_deleted" ON "spaces" USING btree ("deleted_at") WHERE "spaces"."deleted_at" is not null;--> statement-breakpoint
CREATE VIEW "public"."space_readers" AS (select "space_members"."space_id", "space_members"."person_id", "space_members"."role", "space_members"."sees_from", "spaces"."kind", ("spaces"."archived_at" is not null or "spaces"."deleted_at" is not null) as "archived", "spaces"."invited_by", "spaces"."rev" from "space_members" inner join "spaces" on "spaces"."id" = "space_members"."space_id" where ("space_members"."left_at" is null and ("spaces"."deleted_at" is null or "space_members"."role" = 'owner')));--> statement-breakpoint
UPDATE "spaces" SET "type" = CASE
	WHEN "spaces"."kind" = 'family' OR "parent"."kind" = 'family' THEN 'family'
	WHEN "spaces"."kind" = 'guild' OR "parent"."kind" = 'guild' THEN 'community'
	ELSE 'personal' END
FROM "spaces" AS "each" LEFT JOIN "spaces" AS "parent" ON "parent"."id" = "each"."parent_id"
WHERE "each"."id" = "spaces"."id";--> statement-breakpoint
INSERT INTO "space_vitals" ("space_id", "rev", "open_tasks", "done_tasks", "due", "mandatory_votes", "open_votes", "last_activity_at")
SELECT "spaces"."id", "spaces"."rev", coalesce("counted"."open", 0), coalesce("counted"."done", 0), coalesce("days"."due", '{}'), 0, 0,
	greatest("spaces"."created_at", "said"."at", "counted"."at")
FROM "spaces"
LEFT JOIN (
	SELECT "space_id", count(*) FILTER (WHERE "status" <> 'completed') AS "open", count(*) FILTER (WHERE "status" = 'completed') AS "done",
		max(coalesce(("happened" -> -1 ->> 'at')::timestamptz, "created_at")) AS "at"
	FROM "tasks" WHERE "deleted_at" IS NULL GROUP BY "space_id"
) AS "counted" ON "counted"."space_id" = "spaces"."id"
LEFT JOIN (
	SELECT "space_id", jsonb_object_agg("due_date", "many") AS "due" FROM (
		SELECT "space_id", "due_date", count(*) AS "many" FROM "tasks"
		WHERE "deleted_at" IS NULL AND "status" <> 'completed' AND "due_date" IS NOT NULL GROUP BY "space_id", "due_date"
	) AS "each" GROUP BY "space_id"
) AS "days" ON "days"."space_id" = "spaces"."id"
LEFT JOIN (
	SELECT "space_id", max("created_at") AS "at" FROM "messages" GROUP BY "space_id"
) AS "said" ON "said"."space_id" = "spaces"."id";
