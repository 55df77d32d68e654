import { expect } from 'vitest';
import { cdp } from 'vitest/browser';

/** What somebody asked of their system: tests stand still unless they say otherwise. */
export async function motion(value: 'reduce' | 'no-preference'): Promise<void> {
  const media = { features: [{ name: 'prefers-reduced-motion', value }] };
  await (cdp() as unknown as { send: (method: string, how: object) => Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    media,
  );
  await expect.poll(() => matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(value === 'reduce');
}
