import { afterEach, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signedIn } from '../../../platform/signed-in.ts';
import { emptyOutbox } from '../../../test/empty-outbox.ts';
import { goInside } from '../../../test/sign-in-anna.ts';
import { listOf, many, task } from '../mounted-list.tsx';
import { lastDeed } from '../done/last-deed.ts';
import { mineState } from '../my-tasks.data.ts';
import { tasksSends } from '../tasks.data.ts';
import { changeAll } from './pick-actions.ts';

beforeAll(() => goInside({ sends: tasksSends }));
afterEach(async () => {
  lastDeed.set(undefined);
  await emptyOutbox();
});

const items = () => signedIn().outbox.items.get();
const changesOf = (at: number) => items()[at]?.body?.['changes'] as { change: { priority: number } }[];

test('[P5] two hundred are changed by one call, and one undo takes it back for each as it was', async () => {
  mineState.set('live');
  const rows = many(1, 200, (n) => task(n, { priority: n % 2 === 0 ? 3 : 4 }));
  const place = await listOf(rows);
  await changeAll('Changed', rows, () => ({ priority: 1 }));
  expect(items().map(({ call }) => call)).toEqual(['tasks.changeMany']);
  expect(changesOf(0)).toHaveLength(200);
  await expect.poll(() => place.querySelector('h2')?.innerText.toLowerCase()).toContain('urgent');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => items().map(({ call }) => call)).toEqual(['tasks.changeMany', 'tasks.changeMany']);
  expect(changesOf(1).map(({ change }) => change.priority)).toEqual(rows.map(({ priority }) => priority));
  await expect.poll(() => place.querySelector('h2')?.innerText.toLowerCase()).toContain('normal');
});
