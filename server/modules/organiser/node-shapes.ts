import {
  fewestTold,
  type Child,
  type Icon,
  type PlanetNode,
  type ProjectNode,
} from '@kinsong/contract/organiser/nodes.ts';
import { planetId } from '@kinsong/contract/spaces/planet.ts';
import { stateOf } from '@kinsong/contract/spaces/health.ts';
import type { Template } from '@kinsong/contract/spaces/settings.ts';
import type { Branch } from './children.sql.ts';
import type { Counts } from './counts.sql.ts';

/** What the numbers and the marks of the one who looks add to a row. */
export interface Beside {
  readonly counts: Counts | undefined;
  readonly unread: number;
  readonly now: Date;
}

const byTemplate: Readonly<Record<Template, Icon>> = {
  empty: 'project',
  event: 'celebration',
  house_repair: 'roof',
  care: 'cup',
  journey: 'boat',
  company: 'workbench',
  retreat: 'table',
};

/** A small number is told to those who belong there alone: to others it would say who. */
const told = (n: number, isInside: boolean): number | null => (isInside || n >= fewestTold ? n : null);

function commonOf(row: Branch, members: number) {
  const isInside = row.role !== null;
  return {
    id: row.id,
    name: row.name,
    icon: row.kind === 'project' && isInside ? byTemplate[row.template] : row.kind,
    subtitle: isInside ? row.subtitle : '',
    thumbnail: isInside ? row.thumbnail : null,
    role: row.role,
    archived_at: row.archivedAt === null ? null : new Date(row.archivedAt).toISOString(),
    member_count: members,
  };
}

export function childShape(row: Branch, beside: Beside): Child {
  const { counts } = beside;
  if (row.kind === 'project') return projectShape(row, beside);
  const { members = 0, activeMembers = 0, activeProjects = 0, families = 0, projects = 0 } = counts ?? {};
  const common = commonOf(row, members);
  const active = {
    active_members: told(activeMembers, row.role !== null),
    active_projects: activeProjects,
  };
  if (row.kind === 'hamlet') return { kind: 'hamlet', ...common, family_count: families, ...active };
  return { kind: 'family', ...common, hamlet_id: row.parentId, project_count: projects, ...active };
}

const nothingInside = {
  ...{ description: '', status: null, health_status: null, progress: null, unread_messages: null },
  ...{ pending_todos: null, overdue_todos: null, completed_todos: null },
};

function projectShape(row: Branch, { counts, unread, now }: Beside): ProjectNode {
  const common = {
    kind: 'project',
    ...commonOf(row, counts?.members ?? 0),
    family_id: row.parentId,
  } as const;
  if (row.role === null) return { ...common, ...nothingInside };
  const vitals = {
    ...{ space_id: row.id, rev: 0, open_tasks: row.openTasks, done_tasks: row.doneTasks, due: row.due },
    ...{ mandatory_votes: row.mandatoryVotes, open_votes: row.openVotes },
    last_activity_at: new Date(row.lastActivityAt).toISOString(),
  };
  const { health, progress, overdue } = stateOf(vitals, now.toISOString().slice(0, 10));
  return {
    ...common,
    description: row.description,
    status: statusOf(row),
    health_status: health,
    progress,
    unread_messages: unread,
    pending_todos: row.openTasks,
    overdue_todos: overdue,
    completed_todos: row.doneTasks,
  };
}

function statusOf({ archivedAt, openTasks, doneTasks }: Branch): ProjectNode['status'] {
  if (archivedAt !== null) return 'archived';
  if (openTasks + doneTasks === 0) return 'new';
  return openTasks === 0 ? 'done' : 'under_way';
}

export function planetShape(name: string, hamlets: number, counts: Counts | undefined): PlanetNode {
  const { members = 0, activeMembers = 0, activeProjects = 0, families = 0 } = counts ?? {};
  return {
    ...{ kind: 'planet', id: planetId, name, icon: 'planet', hamlet_count: hamlets },
    ...{ family_count: families, member_count: members, active_projects: activeProjects },
    active_members: told(activeMembers, false),
  };
}
