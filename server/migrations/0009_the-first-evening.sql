CREATE TABLE "guild_profiles" (
	"space_id" uuid PRIMARY KEY NOT NULL,
	"subtitle" text NOT NULL,
	"manifesto" text NOT NULL,
	"image" text NOT NULL,
	"focus_tags" text[] NOT NULL,
	"founder_id" uuid NOT NULL,
	"founder_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"semi_independent" boolean NOT NULL,
	"integration_enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commitments_accepted" (
	"person_id" uuid NOT NULL,
	"commitment" text NOT NULL,
	"version" integer NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"signature" text NOT NULL,
	CONSTRAINT "commitments_accepted_person_id_commitment_version_pk" PRIMARY KEY("person_id","commitment","version")
);
--> statement-breakpoint
CREATE TABLE "manifesto_talk_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"full_conversation" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manifesto_talks" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"entries" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"newest" jsonb NOT NULL,
	"corrected" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"sharing" jsonb,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brought_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manifesto_drafts" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"draft" jsonb,
	"text_id" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manifestos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"avatar_name" text NOT NULL,
	"personal_objective" text NOT NULL,
	"earth_objective" text NOT NULL,
	"personal_intentions" jsonb NOT NULL,
	"earth_intentions" jsonb NOT NULL,
	"wants_to_create_guild" boolean NOT NULL,
	"world_set_participant" boolean NOT NULL,
	"build_over_time" boolean NOT NULL,
	"uploaded_avatar" text,
	"text_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "manifestos_version" UNIQUE("person_id","version")
);
--> statement-breakpoint
CREATE TABLE "evening_parts" (
	"person_id" uuid NOT NULL,
	"part" text NOT NULL,
	"outcome" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"version" integer,
	"guild_wanted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "evening_parts_person_id_part_pk" PRIMARY KEY("person_id","part")
);
--> statement-breakpoint
CREATE TABLE "partner_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shelf" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"address" text,
	"motif" text NOT NULL,
	"hidden" boolean NOT NULL,
	"rev" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "commitments_accepted" ADD CONSTRAINT "commitments_accepted_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manifesto_talk_versions" ADD CONSTRAINT "manifesto_talk_versions_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manifesto_talks" ADD CONSTRAINT "manifesto_talks_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brought_texts" ADD CONSTRAINT "brought_texts_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manifesto_drafts" ADD CONSTRAINT "manifesto_drafts_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manifesto_drafts" ADD CONSTRAINT "manifesto_drafts_text_id_brought_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."brought_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manifestos" ADD CONSTRAINT "manifestos_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manifestos" ADD CONSTRAINT "manifestos_text_id_brought_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."brought_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evening_parts" ADD CONSTRAINT "evening_parts_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_person" ON "images" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "manifesto_talk_versions_once" ON "manifesto_talk_versions" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "manifesto_talk_versions_saved" ON "manifesto_talk_versions" USING btree ("person_id","saved_at");--> statement-breakpoint
CREATE INDEX "brought_texts_person" ON "brought_texts" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "partner_cards_shelf" ON "partner_cards" USING btree ("shelf","position");