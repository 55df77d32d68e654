import type { Happening, Task } from '@kinsong/contract/tasks/task.ts';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signedIn } from '../../../platform/signed-in.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { mount } from '../../../test/mount.tsx';
import { salonId } from '../../../test/salon.ts';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { skins } from '../../../ui/skins/skin.ts';
import type { People } from '../people-words.ts';
import { tasksSends } from '../tasks.data.ts';
import { OverwrittenWords } from './OverwrittenWords.tsx';

const happened = (by: string, at: string, more: Partial<Happening>): Happening => ({
  ...{ by, at, what: 'text', from: null, to: null, ...more },
});
const bram = salonId(50);
const people = new Map([[bram, { person_id: bram, name: 'Bram', left_at: null }]]) as unknown as People;
const written = (n: number) =>
  ({
    ...{ id: salonId(n), space_id: salonId(1), text: 'Ask three roofers' },
    happened: [
      happened(anna.id, '2026-10-14T10:00:00.000Z', { from: 'Ask for a price' }),
      happened(bram, '2026-10-14T10:00:01.000Z', { from: 'Ask Tomas for a price', lost: true }),
    ],
  }) as unknown as Task;

beforeAll(() => goInside({ sends: tasksSends }));

const alert = page.getByRole('alert');

test('[P5] one’s own words that another wrote over are shown with whose change it was, and go back with a press', async () => {
  await mount(<OverwrittenWords task={written(60)} people={people} mayChange />);
  await expect.element(alert.getByText('Bram changed the words without having seen yours.')).toBeVisible();
  await expect.element(alert.getByText('Ask Tomas for a price')).toBeVisible();
  await page.getByRole('button', { name: 'Put it back' }).click();
  const sent = () => signedIn().outbox.items.get().at(-1);
  await expect.poll(() => sent()?.call).toBe('tasks.change');
  // Said with what stands there now: this time nobody is written over unseen.
  expect(sent()?.body).toEqual({ text: 'Ask Tomas for a price', base: { text: 'Ask three roofers' } });
});

test('[P5] left as it is the loss is not spoken of again, and never to whoever may not change the task', async () => {
  await mount(<OverwrittenWords task={written(61)} people={people} mayChange={false} />);
  expect(alert.query()).toBeNull();
  await mount(<OverwrittenWords task={written(61)} people={people} mayChange />);
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test.each(skins)('[P5] %s: words that were written over are clean', async (skin) => {
  await expectClean(await mount(<OverwrittenWords task={written(62)} people={people} mayChange />, skin));
});
