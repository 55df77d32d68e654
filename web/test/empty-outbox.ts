import { expect } from 'vitest';
import { signedIn } from '../platform/signed-in.ts';

/** Takes back what waits to be sent, also what was just being tried, so that the next test begins with nothing. */
export async function emptyOutbox(): Promise<void> {
  const { outbox } = signedIn();
  await expect
    .poll(async () => {
      for (const item of outbox.items.get()) await outbox.takeBack(item);
      return outbox.items.get().length;
    })
    .toBe(0);
}
