CREATE TABLE "file_blobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"stored" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"previews" boolean NOT NULL,
	"width" integer,
	"height" integer,
	"seconds" double precision,
	"pages" integer,
	"words" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"rev" bigint,
	"born" bigint,
	"name" text NOT NULL,
	"blob_id" uuid,
	"voice" boolean NOT NULL,
	"waves" jsonb,
	"poster" boolean DEFAULT false NOT NULL,
	"message_id" uuid,
	"brought_by" uuid NOT NULL,
	"brought_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "file_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"voice" boolean NOT NULL,
	"waves" jsonb,
	"with_message" boolean NOT NULL,
	"refused" text,
	"moved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "space_requests" (
	"space_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"words" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answer_words" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "space_requests_space_id_person_id_pk" PRIMARY KEY("space_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "link_previews" (
	"url" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"title" text,
	"description" text NOT NULL,
	"picture_id" uuid,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_tasks" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"task" jsonb NOT NULL,
	"deleted_by" uuid NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reactions" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "mentions" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "forwarded" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "preview" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "pinned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "pinned_by" uuid;--> statement-breakpoint
ALTER TABLE "space_members" ADD COLUMN "shows_work" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "template" text DEFAULT 'empty' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "order" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "checklist" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "repeat" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "next_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "proof_wanted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "proof_file_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_blob_id_file_blobs_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."file_blobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_requests" ADD CONSTRAINT "space_requests_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_requests" ADD CONSTRAINT "space_requests_answered_by_persons_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_blobs_hash" ON "file_blobs" USING btree ("hash") WHERE "file_blobs"."stored";--> statement-breakpoint
CREATE INDEX "file_blobs_words" ON "file_blobs" USING gin (to_tsvector('simple', "words"));--> statement-breakpoint
CREATE INDEX "files_rev" ON "files" USING btree ("space_id","rev");--> statement-breakpoint
CREATE INDEX "files_born" ON "files" USING btree ("space_id","born");--> statement-breakpoint
CREATE INDEX "files_message" ON "files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "files_blob" ON "files" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "space_requests_person" ON "space_requests" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "link_previews_age" ON "link_previews" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "link_previews_picture" ON "link_previews" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "deleted_tasks_at" ON "deleted_tasks" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "messages_naming" ON "messages" USING btree ("space_id","seq") WHERE "messages"."mentions" is not null;--> statement-breakpoint
CREATE INDEX "messages_pinned" ON "messages" USING btree ("space_id","pinned_at") WHERE "messages"."pinned_at" is not null;