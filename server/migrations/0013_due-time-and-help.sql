CREATE TABLE "guide_help_offers" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"space_id" uuid NOT NULL,
	"what" text NOT NULL,
	"day" date,
	"said_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guide_reminders" ADD COLUMN "repeat" text;--> statement-breakpoint
ALTER TABLE "guide_settings" ADD COLUMN "help_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "due_time" text;--> statement-breakpoint
CREATE INDEX "guide_help_offers_person" ON "guide_help_offers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "guide_help_offers_space" ON "guide_help_offers" USING btree ("space_id");