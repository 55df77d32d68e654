import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import { describe, expect, test } from 'vitest';
import { expectClean } from '../../../test/expect-clean.ts';
import { mount } from '../../../test/mount.tsx';
import { skins } from '../../../ui/skins/skin.ts';
import { RadioRows } from '../RadioRows.tsx';
import { HealthCard } from './HealthCard.tsx';
import { finderRows } from './privacy-words.ts';

const today = dayOf(new Date());
const salon = (vitals: Partial<MySpace['vitals']>): MySpace =>
  ({
    id: '0199a0de-0000-7000-8000-000000000001',
    vitals: {
      ...{ open_tasks: 0, done_tasks: 0, due: {}, mandatory_votes: 0, open_votes: 0 },
      last_activity_at: new Date().toISOString(),
      ...vitals,
    },
  }) as unknown as MySpace;

test('[P3] each reason is said in words, with what mends it, and the late task is led to', async () => {
  const place = await mount(
    <HealthCard space={salon({ open_tasks: 7, done_tasks: 11, due: { [addDays(today, -2)]: 1 } })} />,
  );
  for (const words of ['61%', '11 of 18 tasks are done', 'One task is late', 'as soon as nothing is late'])
    expect(place.textContent).toContain(words);
  const led = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(new Set(led)).toEqual(new Set(['/salon/0199a0de-0000-7000-8000-000000000001?tab=todo']));
});

test('[P3] with nothing to do there is no health, and that is said', async () => {
  const place = await mount(<HealthCard space={salon({})} />);
  expect(place.textContent).toContain('nothing to tell by');
  expect(place.querySelector('[aria-current]')).toBeNull();
});

describe.each(skins)('in %s', (skin) => {
  test('health and privacy can be read by everybody', async () => {
    const place = await mount(
      <main>
        <HealthCard space={salon({ open_tasks: 4, mandatory_votes: 1, due: { [addDays(today, -9)]: 3 } })} />
        <RadioRows label="Who finds it" rows={finderRows(6)} value="nobody" onChange={() => {}} />
      </main>,
      skin,
    );
    await expectClean(place);
  });
});
