import { spaceKinds } from '@kinsong/contract/spaces/space-kinds.ts';
import type { Priority } from '@kinsong/contract/common/priority.ts';
import { finders, inviters, projectTypes, templates } from '@kinsong/contract/spaces/settings.ts';
import { roles } from '@kinsong/contract/common/capability.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
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
    template: text({ enum: templates }).notNull().default('empty'),
    subtitle: text().notNull().default(''),
    description: text().notNull().default(''),
    /** The address of a picture; without one the house draws it. */
    thumbnail: text(),
    type: text({ enum: projectTypes }).notNull().default('personal'),
    priority: smallint().$type<Priority>().notNull().default(3),
    dueDate: date('due_date', { mode: 'string' }),
    foundBy: text('found_by', { enum: finders }).notNull().default('nobody'),
    invitedBy: text('invited_by', { enum: inviters }).notNull().default('members'),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }),
    index('spaces_parent').on(table.parentId),
    uniqueIndex('spaces_thread')
      .on(table.createdBy)
      .where(sql`${table.kind} = 'thread'`),
    // What lets itself be found is little beside all that does not.
    index('spaces_found')
      .on(table.foundBy)
      .where(sql`${table.foundBy} <> 'nobody'`),
    index('spaces_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** What is counted of a space, moved by whoever moves it in the space's own transaction. */
export const vitals = pgTable('space_vitals', {
  spaceId: uuid('space_id')
    .primaryKey()
    .references(() => spaces.id),
  rev: bigint({ mode: 'number' }).notNull(),
  openTasks: integer('open_tasks').notNull(),
  doneTasks: integer('done_tasks').notNull(),
  /** How many open tasks are due on which day. */
  due: jsonb().$type<Record<string, number>>().notNull(),
  mandatoryVotes: integer('mandatory_votes').notNull(),
  openVotes: integer('open_votes').notNull(),
  lastActivityAt: timestamp('last_activity_at', { withTimezone: true }).notNull(),
});

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
    /** They said yes to their name beside what they carry and did lately. */
    showsWork: boolean('shows_work').notNull().default(false),
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
 * In a deleted space these are its owners alone, for whom it is closed as if it were archived.
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
      archived: sql<boolean>`(${spaces.archivedAt} is not null or ${spaces.deletedAt} is not null)`.as(
        'archived',
      ),
      invitedBy: spaces.invitedBy,
      rev: spaces.rev,
    })
    .from(members)
    .innerJoin(spaces, eq(spaces.id, members.spaceId))
    .where(and(isNull(members.leftAt), sql`(${spaces.deletedAt} is null or ${members.role} = 'owner')`)),
);

/** What a space shows to whoever stands before it. @public */
export const fronts = pgView('space_fronts').as((query) =>
  query
    .select({
      id: spaces.id,
      kind: spaces.kind,
      name: spaces.name,
      closed: sql<boolean>`(${spaces.archivedAt} is not null or ${spaces.deletedAt} is not null)`.as(
        'closed',
      ),
    })
    .from(spaces),
);

/** Who is in which space now, for counting them in spaces that are known to be there. Who may read asks `space_readers`. @public */
export const present = pgView('space_people').as((query) =>
  query
    .select({ spaceId: members.spaceId, personId: members.personId })
    .from(members)
    .where(isNull(members.leftAt)),
);

/** The hamlets, families and projects with what is counted of each, for whoever shows the tree. @public */
export const tree = pgView('space_tree').as((query) =>
  query
    .select({
      id: spaces.id,
      kind: spaces.kind,
      parentId: spaces.parentId,
      name: spaces.name,
      subtitle: spaces.subtitle,
      description: spaces.description,
      thumbnail: spaces.thumbnail,
      template: spaces.template,
      foundBy: spaces.foundBy,
      archivedAt: spaces.archivedAt,
      openTasks: vitals.openTasks,
      doneTasks: vitals.doneTasks,
      due: vitals.due,
      mandatoryVotes: vitals.mandatoryVotes,
      openVotes: vitals.openVotes,
      lastActivityAt: vitals.lastActivityAt,
    })
    .from(spaces)
    // Each space has one; joined from the left, it is not looked for where nobody asks.
    .leftJoin(vitals, eq(vitals.spaceId, spaces.id))
    .where(and(sql`${spaces.kind} in ('hamlet', 'family', 'project')`, isNull(spaces.deletedAt))),
);
