import type { Ears } from '../../platform/web-module.ts';

/** These ears are there from the first screen on; what they ask with comes with the first level that is looked at. */
const load = async (id: string): Promise<void> => (await import('./organiser.data.ts')).loadLevel(id);

/** Which levels somebody looks at now. */
const lookedAt = new Map<string, number>();

/** Keeps a level fresh until the answer is called. */
export function lookAt(id: string): () => void {
  lookedAt.set(id, (lookedAt.get(id) ?? 0) + 1);
  void load(id);
  return () => {
    const left = (lookedAt.get(id) ?? 1) - 1;
    if (left === 0) lookedAt.delete(id);
    else lookedAt.set(id, left);
  };
}

const again = (): void => lookedAt.forEach((_, id) => void load(id));

/** However much stirs, what is looked at is asked for at most this often; hidden, once when it is seen again. */
const askEvery = 3000;
let soon: ReturnType<typeof setTimeout> | undefined;

function askSoon(): void {
  if (lookedAt.size === 0) return;
  soon ??= setTimeout(() => {
    soon = undefined;
    if (!document.hidden) return again();
    document.addEventListener('visibilitychange', again, { once: true });
  }, askEvery);
}

export const levelEars: Ears = {
  opened: again,
  joined: askSoon,
  stirred: askSoon,
  gone: askSoon,
};
