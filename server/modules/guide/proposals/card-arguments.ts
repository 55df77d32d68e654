import { detectTask } from '@kinsong/contract/tasks/detect-task-in-text.ts';
import { detectProject } from '@kinsong/contract/tasks/detect-project-in-text.ts';
import type { House } from '../../../platform/house.ts';
import { timeZoneOf } from '../../seekers/index.ts';
import { dayIn } from '../local-time.ts';
import { daysSaid, type DaysSaid } from './days-mentioned.ts';
import type { ProposalRow } from './proposals.sql.ts';

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
  const timeZone = await timeZoneOf(house.db, personId);
  const today = dayIn(madeAt, timeZone);
  const { title, priority, due_date } = detectTask(text, 'chat', today);
  const ahead = (await daysSaid(text, madeAt, timeZone)).flat().filter(({ to }) => to >= today);
  return { title, priority, due_date: dueOf(ahead, due_date), ...args };
}

/** The day that was said; where that could be several the card asks, and where none was, it is the usual one. */
function dueOf(said: readonly DaysSaid[], usual: string): string | null {
  const [first, ...others] = said;
  if (first === undefined) return usual;
  const isOneDay = first.from === first.to && others.every(({ from, to }) => from === to && to === first.to);
  return isOneDay ? first.to : null;
}
