import { detectTask } from '@kinsong/contract/tasks/detect.ts';
import { detectProject } from '@kinsong/contract/tasks/project-like.ts';
import type { House } from '../../platform/house.ts';
import { timeZoneOf } from '../seekers/index.ts';
import type { ProposalRow } from './proposals.sql.ts';
import { dayIn } from './zone.ts';

const unnamed = 'New project';

/** What a card offers: a prompt what its sentence tells by itself, and before that what the guide understood of it. */
export async function argsOf(house: House, row: ProposalRow): Promise<Record<string, unknown>> {
  const { kind, text, args, personId, madeAt } = row;
  if (kind === 'proposal') return args;
  if (kind === 'project_prompt') {
    const { name } = detectProject(text);
    // The name as the person wrote it, where they gave one.
    return name === unnamed ? { name, ...args } : { ...args, name };
  }
  const today = dayIn(madeAt, await timeZoneOf(house.db, personId));
  const { title, priority, due_date } = detectTask(text, 'chat', today);
  return { title, priority, due_date, ...args };
}
