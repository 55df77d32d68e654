import { toast } from '../../ui/index.ts';

const told = new Set<unknown>();

/** A todo that could not be made at the house stands on this device, and goes there later: said once of each, S2 §8. */
export function sayKeptHere(id: unknown): void {
  if (told.has(id)) return;
  told.add(id);
  const description = 'It is kept on this device, and sent when the house answers again.';
  toast({ title: 'Todo Created Locally!', description, tone: 'good' });
}
