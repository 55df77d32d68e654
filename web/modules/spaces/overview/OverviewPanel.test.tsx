import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers } from '../../../test/house-answers.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { salon } from '../../../test/salon.ts';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { spaces as spacesModule } from '../manifest.ts';
import { OverviewPanel } from './OverviewPanel.tsx';
import type { Overview } from './useOverview.ts';

const today = dayOf(new Date());
const long = 'A name of eighty letters goes on and on until somebody says stop it please, now';
const roof = salon(
  1,
  { name: long, subtitle: long, description: `${long}\n\n${long}`, due_date: addDays(today, 9), members: 1 },
  { open_tasks: 7, done_tasks: 11 },
);
const next = [
  { id: newId(), text: `${long} ${long}`, due_date: addDays(today, -2), assigned_to: null, priority: 1 },
  { id: newId(), text: 'Carry the ladder', due_date: today, assigned_to: anna.id, priority: 3 },
] as const;
const glances = [{ title: 'Shared here', Part: () => <p>Two pictures</p> }];
const asked = `GET /api/spaces/${roof.id}/overview`;
const answers = (answer: Overview) => houseAnswers({ [asked]: () => answer });

beforeEach(() => goInside(spacesModule));

const look = (skin?: Skin, size?: Size, space = roof) =>
  mount(
    <main>
      <h1>Roof</h1>
      <OverviewPanel space={space} glances={glances} />
    </main>,
    skin,
    size,
  );

describe.each(skins)('[P3] the overview in %s', (skin) => {
  describe.each(Object.keys(sizes) as Size[])('on a %s screen', (size) => {
    test('with long names has names, roles and contrast', async () => {
      answers({ messages: 12_345, mine: 3, next: [...next] });
      const place = await look(skin, size);
      await expect.element(page.getByText('12,345')).toBeVisible();
      await expectClean(place);
    });
  });
});

test('[P3] it counts, says what is late and what is mine, and has a part for what the modules show', async () => {
  answers({ messages: 4, mine: 1, next: [...next] });
  await look();
  await expect.element(page.getByText('2 days late')).toBeVisible();
  const mine = page.getByRole('link', { name: 'You carry one task here' });
  await expect.element(mine).toHaveAttribute('href', `/salon/${roof.id}?tab=todo&who=${anna.id}`);
  await expect.element(page.getByText('61%')).toBeVisible();
  const part = page.getByRole('region', { name: 'Shared here' });
  await expect.element(part.getByText('Two pictures')).toBeVisible();
});

test('[P3] with nothing in it yet it says so, part by part', async () => {
  answers({ messages: 0, mine: 0, next: [] });
  await look('epic', 'narrow', salon(1));
  await expect.element(page.getByText('Nothing has a day yet.')).toBeVisible();
  await expect.element(page.getByText('Nobody has said anything yet.')).toBeVisible();
  expect(page.getByText(/You carry/).elements()).toEqual([]);
});

test('[P3] where the house does not answer it says so, and shows what it knows', async () => {
  await look();
  await expect.element(page.getByText(/The house did not answer/)).toBeVisible();
  await expect.element(page.getByText('61%')).toBeVisible();
});
