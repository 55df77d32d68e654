import type { Child, Level as LevelName, TreeNode } from '@kinsong/contract/organiser/nodes.ts';

/** What a level is called, and what is found in it. */
export const levelWords: Readonly<Record<LevelName, { one: string; many: string }>> = {
  planet: { one: 'Planet', many: 'planets' },
  hamlet: { one: 'Hamlet', many: 'hamlets' },
  family: { one: 'Family', many: 'families' },
  project: { one: 'Project', many: 'projects' },
};

export type Founded = Exclude<LevelName, 'planet'>;

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;
/** Small numbers as one says them. */
export const said = (count: number): string => numbers[count] ?? String(count);

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

const people = (count: number): string => counted(count, 'person', 'people');

export interface Figure {
  readonly value: number;
  readonly word: string;
  /** The one number that is lit. */
  readonly lit?: boolean;
}

/** The figures of a level that one is at. A number that is not told is left out. */
export function figuresOf(node: TreeNode): readonly Figure[] {
  const figures: (Figure | undefined)[] = [];
  if (node.kind === 'planet') figures.push(figure(node.hamlet_count, 'hamlet', 'hamlets'));
  if (node.kind === 'planet' || node.kind === 'hamlet')
    figures.push(figure(node.family_count, 'family', 'families'));
  figures.push(figure(node.member_count, 'person', 'people'));
  if (node.kind === 'project') {
    figures.push(figure(node.pending_todos, 'task to do', 'tasks to do'));
    return figures.filter((each) => each !== undefined);
  }
  if (node.active_members !== null)
    figures.push({ value: node.active_members, word: 'active this week', lit: true });
  figures.push(
    node.kind === 'family'
      ? figure(node.project_count, 'project', 'projects')
      : figure(node.active_projects, 'active project', 'active projects'),
  );
  return figures.filter((each) => each !== undefined);
}

const figure = (value: number | null, one: string, many: string): Figure | undefined =>
  value === null ? undefined : { value, word: value === 1 ? one : many };

/** One quiet line about a child, beside its name. */
export function lineOf(child: Child): string {
  if (child.archived_at !== null) return 'Archived';
  switch (child.kind) {
    case 'hamlet':
      return `${people(child.member_count)}, ${counted(child.family_count, 'family', 'families')}`;
    case 'family':
      return `${people(child.member_count)}, ${counted(child.project_count, 'project', 'projects')}`;
    case 'project': {
      const unread = child.unread_messages ?? 0;
      const parts = [
        child.progress === null ? undefined : `${child.progress}%`,
        unread > 0 ? `${unread} unread` : undefined,
      ].filter((part) => part !== undefined);
      return parts.length > 0 ? parts.join(', ') : people(child.member_count);
    }
  }
}

/** Who of them was in the house this week: its windows are lit by them. Nothing where it is not told. */
export function activeLine(node: TreeNode): string | undefined {
  if (node.kind === 'project' || node.active_members === null) return undefined;
  const { active_members: active } = node;
  return active === 0 ? 'nobody this week' : `${said(active)} active this week`;
}

export const isLit = (node: TreeNode): boolean => node.kind !== 'project' && (node.active_members ?? 0) > 0;

/** What waits in a project, in whole words. */
export function waitingIn(child: Extract<Child, { kind: 'project' }>): readonly string[] {
  if (child.role === null) return [people(child.member_count), 'You are not in it'];
  const { pending_todos: todo, overdue_todos: late, unread_messages: unread } = child;
  const lines: string[] = [];
  if (todo !== null) {
    const open = todo === 0 ? 'Nothing to do' : counted(todo, 'task to do', 'tasks to do');
    lines.push(late ? `${open}, ${said(late)} late` : open);
  }
  if (unread) lines.push(counted(unread, 'unread message', 'unread messages'));
  else lines.push(people(child.member_count));
  return lines;
}
