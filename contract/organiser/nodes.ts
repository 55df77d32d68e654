import * as z from 'zod';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';
import { healths } from '../spaces/health.ts';
import { RoleName } from '../spaces/spaces.ts';

/** What the tree is made of, from the outside in. */
export const levels = ['planet', 'hamlet', 'family', 'project'] as const;
export type Level = (typeof levels)[number];

/**
 * Active are the members who were in the house within seven days: whose session was used, which is kept by the day.
 * Who hides their presence or signed out everywhere is not counted. Whoever does not belong there is told a number only
 * from three on; below that it is null, which is "not told" and not nought.
 */
export const activeDays = 7;
export const fewestTold = 3;

/** The picture of a node until it has one of its own: the house draws each of these. */
export const icons = [
  'planet',
  'hamlet',
  'family',
  'project',
  'celebration',
  'roof',
  'cup',
  'boat',
  'workbench',
  'table',
] as const;
export const Icon = z.enum(icons);
export type Icon = z.infer<typeof Icon>;

const told = z.int().min(0).nullable();
const count = z.int().min(0);

const anyNode = {
  id: Id,
  name: z.string(),
  icon: Icon,
  /** Empty and null for whoever only sees that it is there. */
  subtitle: z.string(),
  thumbnail: z.string().nullable(),
  /** What one is there; null is outside: then there is its name and its numbers and no way in. */
  role: RoleName.nullable(),
  archived_at: Moment.nullable(),
  /** In the space itself; of a hamlet, in it or in one of its families, each person once. */
  member_count: count,
};

/** Counted over the hamlets that one sees. */
export const PlanetNode = z.object({
  kind: z.literal('planet'),
  id: Id,
  name: z.string(),
  icon: Icon,
  hamlet_count: count,
  family_count: count,
  member_count: count,
  active_members: told,
  active_projects: count,
});

/** `active_projects`: something was done there within seven days. What is archived is counted nowhere. */
export const HamletNode = z.object({
  kind: z.literal('hamlet'),
  ...anyNode,
  family_count: count,
  active_members: told,
  active_projects: count,
});

export const FamilyNode = z.object({
  kind: z.literal('family'),
  ...anyNode,
  /** Null is a family on its own. */
  hamlet_id: Id.nullable(),
  project_count: count,
  active_members: told,
  active_projects: count,
});

/** Nothing to do yet, being worked on, all of it done, or put away. */
export const projectStatuses = ['new', 'under_way', 'done', 'archived'] as const;

/** All but its name and the number of its members is null, or empty, for whoever is not in it. */
export const ProjectNode = z.object({
  kind: z.literal('project'),
  ...anyNode,
  /** Null is a project without a family. */
  family_id: Id.nullable(),
  description: z.string(),
  status: z.enum(projectStatuses).nullable(),
  health_status: z.enum(healths).nullable(),
  /** In percent of all its tasks; null where there are none. */
  progress: z.int().min(0).max(100).nullable(),
  unread_messages: told,
  pending_todos: told,
  overdue_todos: told,
  completed_todos: told,
});

export type PlanetNode = z.infer<typeof PlanetNode>;
export type HamletNode = z.infer<typeof HamletNode>;
export type FamilyNode = z.infer<typeof FamilyNode>;
export type ProjectNode = z.infer<typeof ProjectNode>;

export const Child = z.discriminatedUnion('kind', [HamletNode, FamilyNode, ProjectNode]);
export type Child = z.infer<typeof Child>;

export const TreeNode = z.discriminatedUnion('kind', [PlanetNode, HamletNode, FamilyNode, ProjectNode]);
export type TreeNode = z.infer<typeof TreeNode>;

/** A step of the way down. Steps that one may not see are left out. */
export const Crumb = z.object({ id: Id, kind: z.enum(levels), name: z.string() });
export type Crumb = z.infer<typeof Crumb>;
