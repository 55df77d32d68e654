import type { House } from '../../platform/house.ts';
import { perHouse } from '../../platform/per-house.ts';
import { later } from './work.ts';

type Args = Record<string, unknown>;

interface Due {
  readonly saidId: string;
  readonly tool: string;
  /** What the guide itself understood of the sentence; it goes before what its words alone tell. */
  better: Args;
  readonly hurry: () => Promise<unknown>;
}

const dueOf = perHouse(() => new Map<string, Set<Due>>());

/** A card that comes after its delay, or at once when somebody hurries. */
export function awaited(
  house: House,
  personId: string,
  saidId: string,
  tool: string,
  wait: number,
  offer: (better: Args) => Promise<void>,
): void {
  const all = dueOf(house);
  const mine = all.get(personId) ?? new Set<Due>();
  all.set(personId, mine);
  const hurry = later(house, wait, tool, async () => {
    mine.delete(due);
    if (mine.size === 0) all.delete(personId);
    await offer(due.better);
  });
  const due: Due = { saidId, tool, better: {}, hurry };
  mine.add(due);
}

/** Whether a card for this is on its way anyway: then it takes over what the guide thought, and the guide needs none. */
export function takesOver(
  house: House,
  personId: string,
  saidId: string | null,
  { tool, args }: { readonly tool: string; readonly args: unknown },
): boolean {
  const due = [...(dueOf(house).get(personId) ?? [])].find(
    (each) => each.saidId === saidId && each.tool === tool && Object.keys(each.better).length === 0,
  );
  if (due === undefined) return false;
  if (typeof args === 'object' && args !== null) due.better = { ...args };
  return true;
}

/** Somebody has answered already what was still to be asked. */
export async function hurryPrompts(house: House, personId: string): Promise<void> {
  await Promise.all([...(dueOf(house).get(personId) ?? [])].map(({ hurry }) => hurry()));
}
