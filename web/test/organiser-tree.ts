import type { Child, Crumb, TreeNode } from '@kinsong/contract/organiser/nodes.ts';
import { planetId } from '@kinsong/contract/spaces/planet.ts';
import type { Level } from '../modules/organiser/index.ts';
import { salonId } from './salon.ts';

type Hamlet = Extract<Child, { kind: 'hamlet' }>;
type Family = Extract<Child, { kind: 'family' }>;
type Project = Extract<Child, { kind: 'project' }>;

const any = { subtitle: '', thumbnail: null, role: 'owner', archived_at: null } as const;

export const hamlet = (n: number, name: string, more: Partial<Hamlet> = {}): Hamlet => ({
  ...{ kind: 'hamlet', id: salonId(n), name, icon: 'hamlet', ...any },
  ...{ member_count: 27, family_count: 6, active_members: 9, active_projects: 14 },
  ...more,
});

export const family = (n: number, name: string, more: Partial<Family> = {}): Family => ({
  ...{ kind: 'family', id: salonId(n), name, icon: 'family', ...any, hamlet_id: null },
  ...{ member_count: 4, project_count: 2, active_members: 1, active_projects: 1 },
  ...more,
});

export const project = (n: number, name: string, more: Partial<Project> = {}): Project => ({
  ...{ kind: 'project', id: salonId(n), name, icon: 'roof', ...any, family_id: null, description: '' },
  ...{ status: 'under_way', health_status: 'healthy', progress: 61, unread_messages: 4 },
  ...{ member_count: 5, pending_todos: 7, overdue_todos: 1, completed_todos: 11 },
  ...more,
});

export const planet = (more: Partial<Extract<TreeNode, { kind: 'planet' }>> = {}): TreeNode => ({
  ...{ kind: 'planet', id: planetId, name: 'Planet', icon: 'planet' },
  ...{ hamlet_count: 1, family_count: 6, member_count: 27, active_members: 9, active_projects: 14 },
  ...more,
});

const crumb = ({ id, kind, name }: TreeNode): Crumb => ({ id, kind, name });

/** A level as the house tells it, at the end of its way from the planet. */
export function levelOf(
  way: readonly TreeNode[],
  children: readonly Child[],
  more: Partial<Level> = {},
): Level {
  const node = way.at(-1) ?? planet();
  return {
    ...{ id: node.id, node, path: way.map(crumb), children: [...children], total: children.length },
    ...{ next: null, may_create: mayCreate[node.kind], told_at: '2026-10-01T10:00:00.000Z' },
    ...more,
  };
}

const mayCreate: Readonly<Record<TreeNode['kind'], Level['may_create']>> = {
  planet: ['hamlet', 'family', 'project'],
  hamlet: ['family'],
  family: ['project'],
  project: [],
};

export const riverbend = hamlet(1, 'Riverbend', { subtitle: 'Six houses, one orchard, a boat that leaks.' });
export const dekkers = family(16, 'The Dekkers', { member_count: 8, project_count: 3, active_members: 5 });
export const mending = project(33, 'Mending the House');

export const families = [
  family(11, 'The Mensahs', { active_members: 0, project_count: 1 }),
  family(12, 'Vos and Hanna', { member_count: 3 }),
  family(13, 'The Baumanns', { member_count: 6, project_count: 3, active_members: 2 }),
  family(14, 'Piet’s house', { member_count: 2, project_count: 1 }),
  family(15, 'Hoekstra', { active_members: 0 }),
  dekkers,
];
export const projects = [
  project(31, 'Noor turns nine', { progress: 88, unread_messages: 0 }),
  project(32, 'Oma’s Week', { progress: 75, unread_messages: 2 }),
  mending,
];

export const planetLevel = levelOf([planet()], [riverbend]);
export const hamletLevel = levelOf([planet(), riverbend], families);
export const familyLevel = levelOf([planet(), riverbend, dekkers], projects);
