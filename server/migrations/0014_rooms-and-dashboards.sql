CREATE TABLE "blocks" (
	"person_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_person_id_blocked_id_pk" PRIMARY KEY("person_id","blocked_id")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "under_sixteen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seekers" ADD COLUMN "guardian_id" uuid;--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");