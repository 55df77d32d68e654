CREATE TABLE "calendar_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"born" bigint NOT NULL,
	"title" text NOT NULL,
	"notes" text NOT NULL,
	"place" text NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	"zone" text NOT NULL,
	"all_day" boolean NOT NULL,
	"repeat" jsonb,
	"series_id" uuid,
	"original_start" text,
	"attendees" jsonb NOT NULL,
	"takes_time_of" uuid[] NOT NULL,
	"guests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reminders" integer[] NOT NULL,
	"uid" text NOT NULL,
	"sequence" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone,
	"next_reminder_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_free_hours" (
	"space_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"shown" boolean NOT NULL,
	"zone" text NOT NULL,
	"hours" jsonb NOT NULL,
	CONSTRAINT "calendar_free_hours_space_id_person_id_pk" PRIMARY KEY("space_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"space_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"told" jsonb NOT NULL,
	"told_rev" bigint NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "calendar_guests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"space_id" uuid,
	"token_hash" text NOT NULL,
	"tasks" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_subscriptions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "calendar_subscriptions_whose" UNIQUE NULLS NOT DISTINCT("person_id","space_id")
);
--> statement-breakpoint
CREATE TABLE "doc_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"born" bigint NOT NULL,
	"doc_id" uuid NOT NULL,
	"quote" text NOT NULL,
	"content" text NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answers" jsonb NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "doc_states" (
	"doc_id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"last_seq" bigint NOT NULL,
	"up_to" bigint NOT NULL,
	"state" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doc_updates" (
	"doc_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"writers" uuid[] NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"update" "bytea" NOT NULL,
	"words" text,
	"many" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "doc_updates_doc_id_seq_pk" PRIMARY KEY("doc_id","seq")
);
--> statement-breakpoint
CREATE TABLE "doc_words" (
	"doc_id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "docs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"born" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"icon" text,
	"parent_id" uuid,
	"order" text NOT NULL,
	"words_at" timestamp with time zone,
	"writers" uuid[] NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"deleted_with" uuid
);
--> statement-breakpoint
CREATE TABLE "vote_ballots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vote_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"cast_by" uuid NOT NULL,
	"choice" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"current" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vote_reminders" (
	"vote_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"what" text NOT NULL,
	"message_id" uuid NOT NULL,
	"said" boolean DEFAULT false NOT NULL,
	CONSTRAINT "vote_reminders_vote_id_person_id_what_pk" PRIMARY KEY("vote_id","person_id","what")
);
--> statement-breakpoint
CREATE TABLE "space_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"vote_id" uuid NOT NULL,
	"text" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sealed_ballots" (
	"vote_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"casts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"born" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"way" text NOT NULL,
	"options" jsonb NOT NULL,
	"lot" uuid[] NOT NULL,
	"dots" smallint NOT NULL,
	"majority" text NOT NULL,
	"mandatory" boolean NOT NULL,
	"secrecy" text NOT NULL,
	"quorum" integer NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"electorate" uuid[] NOT NULL,
	"voices" uuid[] NOT NULL,
	"proxies" jsonb NOT NULL,
	"amended" integer NOT NULL,
	"result" jsonb,
	"deeds" jsonb NOT NULL,
	"outcome" jsonb,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_gifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"born" bigint NOT NULL,
	"person_id" uuid NOT NULL,
	"gift" text NOT NULL,
	"amount" bigint NOT NULL,
	"words" text NOT NULL,
	"given_on" date NOT NULL,
	"corrects" uuid,
	"written_by" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_gifts_corrects_unique" UNIQUE("corrects")
);
--> statement-breakpoint
CREATE TABLE "ledger_moves" (
	"space_id" uuid PRIMARY KEY NOT NULL,
	"rev" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_rules" (
	"n" bigserial PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"rule" jsonb NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worksheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"born" bigint NOT NULL,
	"form" text NOT NULL,
	"about" text NOT NULL,
	"takers" uuid[] NOT NULL,
	"points" jsonb NOT NULL,
	"offers" jsonb NOT NULL,
	"status" text NOT NULL,
	"doc_id" uuid,
	"made" jsonb NOT NULL,
	"zone" text,
	"finished_by" uuid,
	"finished_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "vote_ballots" ADD CONSTRAINT "vote_ballots_vote_id_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_reminders" ADD CONSTRAINT "vote_reminders_vote_id_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_rules" ADD CONSTRAINT "space_rules_vote_id_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_ballots" ADD CONSTRAINT "sealed_ballots_vote_id_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_events_rev" ON "calendar_events" USING btree ("space_id","rev");--> statement-breakpoint
CREATE INDEX "calendar_events_born" ON "calendar_events" USING btree ("space_id","born");--> statement-breakpoint
CREATE INDEX "calendar_events_days" ON "calendar_events" USING btree ("space_id","first_at") WHERE "calendar_events"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "calendar_events_time_of" ON "calendar_events" USING gin ("takes_time_of") WHERE "calendar_events"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_events_one_day" ON "calendar_events" USING btree ("series_id","original_start") WHERE "calendar_events"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "calendar_events_reminder" ON "calendar_events" USING btree ("next_reminder_at") WHERE "calendar_events"."next_reminder_at" is not null;--> statement-breakpoint
CREATE INDEX "calendar_guests_event" ON "calendar_guests" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "calendar_guests_space" ON "calendar_guests" USING btree ("space_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_guests_once" ON "calendar_guests" USING btree ("event_id","email") WHERE "calendar_guests"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "calendar_subscriptions_space" ON "calendar_subscriptions" USING btree ("space_id");--> statement-breakpoint
CREATE INDEX "doc_comments_rev" ON "doc_comments" USING btree ("space_id","rev");--> statement-breakpoint
CREATE INDEX "doc_comments_born" ON "doc_comments" USING btree ("space_id","born");--> statement-breakpoint
CREATE INDEX "doc_comments_doc" ON "doc_comments" USING btree ("doc_id");--> statement-breakpoint
CREATE INDEX "doc_words_space" ON "doc_words" USING btree ("space_id");--> statement-breakpoint
CREATE INDEX "doc_words_text" ON "doc_words" USING gin (to_tsvector('simple', "text"));--> statement-breakpoint
CREATE INDEX "docs_rev" ON "docs" USING btree ("space_id","rev");--> statement-breakpoint
CREATE INDEX "docs_born" ON "docs" USING btree ("space_id","born");--> statement-breakpoint
CREATE INDEX "docs_deleted" ON "docs" USING btree ("deleted_at") WHERE "docs"."deleted_at" is not null and "docs"."title" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "vote_ballots_current" ON "vote_ballots" USING btree ("vote_id","person_id") WHERE "vote_ballots"."current";--> statement-breakpoint
CREATE INDEX "vote_ballots_person" ON "vote_ballots" USING btree ("person_id","vote_id");--> statement-breakpoint
CREATE INDEX "space_rules_space" ON "space_rules" USING btree ("space_id","since");--> statement-breakpoint
CREATE INDEX "votes_rev" ON "votes" USING btree ("space_id","rev");--> statement-breakpoint
CREATE INDEX "votes_born" ON "votes" USING btree ("space_id","born");--> statement-breakpoint
CREATE INDEX "votes_due" ON "votes" USING btree ("deadline") WHERE "votes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "ledger_gifts_born" ON "ledger_gifts" USING btree ("space_id","born");--> statement-breakpoint
CREATE INDEX "ledger_rules_space" ON "ledger_rules" USING btree ("space_id","n");--> statement-breakpoint
CREATE INDEX "worksheets_rev" ON "worksheets" USING btree ("space_id","rev");--> statement-breakpoint
CREATE INDEX "worksheets_born" ON "worksheets" USING btree ("space_id","born");