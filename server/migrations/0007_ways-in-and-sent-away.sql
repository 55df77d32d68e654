ALTER TABLE "space_members" ADD COLUMN "sent_away_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "tallies_until" ON "tallies" USING btree ("until");