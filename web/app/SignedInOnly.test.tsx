import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { rememberedPerson } from '../platform/session/remembered-person.ts';
import { who } from '../platform/session/session.ts';
import { closeSession, isPerson } from '../platform/signed-in.ts';
import { mount } from '../test/mount.tsx';
import { anna, goInside } from '../test/sign-in-anna.ts';
import { SignedInOnly } from './SignedInOnly.tsx';

beforeEach(() => who.set({ state: 'unknown' }));

test('[L6] an answer that comes while one leaves leads nobody to the door', async () => {
  const answer = Promise.withResolvers<Response>();
  const asked = vi.spyOn(globalThis, 'fetch').mockReturnValue(answer.promise);
  // Led in by the door, whose answer the house repeats.
  who.set({ state: 'someone', user: anna });
  await mount(<SignedInOnly>At home</SignedInOnly>);
  await expect.element(page.getByText('At home')).toBeVisible();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  who.set({ state: 'leaving' });
  answer.resolve(Response.json({ authenticated: false }));
  await expect.element(page.getByText('Coming in')).toBeVisible();
  // Whatever the answer sets going has gone.
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  expect(who.get().state).toBe('leaving');
});

test('[L6] what the house still says of who one is brings nobody back who leaves, and is not remembered', async () => {
  goInside();
  who.set({ state: 'leaving' });
  await closeSession({ keepUnsent: false });
  isPerson({ ...anna, name: 'Anna, as she was' });
  expect(who.get().state).toBe('leaving');
  expect(rememberedPerson()).toBeNull();
});
