import { spaceKinds } from '@kinsong/contract/spaces/space-kinds.ts';
import { roles } from '@kinsong/contract/common/capability.ts';
import { eq, isNull, sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** The tree of spaces. `rev` counts the changes in a space; `changed_rev` is the last that concerned the space itself. */
export const spaces = pgTable(
  'spaces',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: [...spaceKinds] }).notNull(),
    parentId: uuid('parent_id'),
    name: text().notNull(),
    createdBy: uuid('created_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    rev: bigint({ mode: 'number' }).notNull(),
    changedRev: bigint('changed_rev', { mode: 'number' }).notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }),
    index('spaces_parent').on(table.parentId),
    uniqueIndex('spaces_thread')
      .on(table.createdBy)
      .where(sql`${table.kind} = 'thread'`),
  ],
);

/** Who belongs where. Someone who left stays as a tombstone, so that their words keep a name. */
export const members = pgTable(
  'space_members',
  {
    spaceId: uuid('space_id')
      .notNull()
      .references(() => spaces.id),
    personId: uuid('person_id').notNull(),
    role: text({ enum: [...roles] }).notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    leftAt: timestamp('left_at', { withTimezone: true }),
    /** They did not leave by themselves: nobody's invitation brings them back until this is lifted. */
    sentAwayAt: timestamp('sent_away_at', { withTimezone: true }),
    /** The revision of the row's last change, and the one from which the member may see. */
    rev: bigint({ mode: 'number' }).notNull(),
    seesFrom: bigint('sees_from', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.personId] }),
    index('space_members_person').on(table.personId),
    index('space_members_rev').on(table.spaceId, table.rev),
  ],
);

/**
 * Who may read what: everyone who is in a space now, what they are there, and from which of its revisions on they see.
 * Whatever asks for several spaces at once asks here, other modules too.
 */
export const readers = pgView('space_readers').as((query) =>
  query
    .select({
      spaceId: members.spaceId,
      personId: members.personId,
      role: members.role,
      seesFrom: members.seesFrom,
      kind: spaces.kind,
      archived: sql<boolean>`${spaces.archivedAt} is not null`.as('archived'),
      rev: spaces.rev,
    })
    .from(members)
    .innerJoin(spaces, eq(spaces.id, members.spaceId))
    .where(isNull(members.leftAt)),
);
