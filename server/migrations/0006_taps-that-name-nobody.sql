-- What was kept of taps so far could be read with the secret of the house alone: it goes, with the files it lay in.
-- Messages tapped before keep their count and take no further taps.
TRUNCATE "message_tap_keys", "message_taps";--> statement-breakpoint
DROP INDEX "message_taps_day";--> statement-breakpoint
ALTER TABLE "message_taps" DROP COLUMN "counted";--> statement-breakpoint
ALTER TABLE "message_taps" DROP COLUMN "hashes";--> statement-breakpoint
ALTER TABLE "message_taps" ADD COLUMN "sealed" text NOT NULL;--> statement-breakpoint
ALTER TABLE "message_taps" ADD COLUMN "untold" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "message_taps" ADD COLUMN "counted" boolean NOT NULL;--> statement-breakpoint
CREATE INDEX "message_taps_to_tell" ON "message_taps" USING btree ("message_id") WHERE "message_taps"."untold" > 0;--> statement-breakpoint
CREATE INDEX "message_taps_to_count" ON "message_taps" USING btree ("day") WHERE not "message_taps"."counted";
