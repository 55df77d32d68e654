-- A use that never led into its space was begun and not finished: it is taken back, and the code is good for it again.
UPDATE "invitations" SET "uses" = "uses" - "begun"."n" FROM (
	SELECT "invitation_id", count(*)::integer AS "n" FROM "invitation_uses" WHERE "admitted_at" IS NULL GROUP BY 1
) "begun" WHERE "invitations"."id" = "begun"."invitation_id";--> statement-breakpoint
DELETE FROM "invitation_uses" WHERE "admitted_at" IS NULL;--> statement-breakpoint
ALTER TABLE "invitation_uses" DROP COLUMN "admitted_at";--> statement-breakpoint
CREATE VIEW "public"."people" AS (select "id", "created_at", "roles", "email" is null as "phone_only" from "persons");--> statement-breakpoint
CREATE VIEW "public"."seeker_names" AS (select "person_id", "avatar_name", "real_name" from "seekers");--> statement-breakpoint
CREATE VIEW "public"."space_readers" AS (select "space_members"."space_id", "space_members"."person_id", "space_members"."role", "space_members"."sees_from", "spaces"."kind", "spaces"."archived_at" is not null as "archived", "spaces"."rev" from "space_members" inner join "spaces" on "spaces"."id" = "space_members"."space_id" where "space_members"."left_at" is null);