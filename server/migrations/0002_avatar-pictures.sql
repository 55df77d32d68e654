CREATE TABLE "avatar_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "avatar_pictures_person" ON "avatar_pictures" USING btree ("person_id");