import type { Task } from '@kinsong/contract/tasks/task.ts';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { mount } from '../../../test/mount.tsx';
import { goInside } from '../../../test/sign-in-anna.ts';
import { skins } from '../../../ui/skins/skin.ts';
import { listOf, task } from '../mounted-list.tsx';
import type { Words } from '../tasks.actions.ts';
import { TaskForm } from './TaskForm.tsx';

beforeAll(() => goInside());

const written: Words[] = [];

async function formOf(before: Partial<Task>): Promise<HTMLElement> {
  written.length = 0;
  return mount(
    <>
      <TaskForm
        before={{ text: 'Collect the bread', ...before }}
        space="salon"
        alone={false}
        today="2099-01-01"
        id="form"
        onDone={(words) => written.push(words)}
      />
      <button type="submit" form="form">
        Save
      </button>
    </>,
  );
}
const day = () => page.getByLabelText('Due');
const hour = () => page.getByLabelText('At what time');
const save = () => page.getByRole('button', { name: 'Save' }).click();

test('[P5] an hour is given beside the day, and goes with it', async () => {
  await formOf({});
  await expect.element(hour()).toBeDisabled();
  await day().fill('2099-01-02');
  await hour().fill('16:00');
  await save();
  expect(written).toMatchObject([{ due_date: '2099-01-02', due_time: '16:00' }]);
  await day().fill('');
  await expect.element(hour()).toBeDisabled();
  await save();
  expect(written.at(-1)).toMatchObject({ due_date: null, due_time: null });
});

test('[P5] on a phone the hour has room below the day, and nothing reaches over the edge', async () => {
  const place = await formOf({ due_date: '2099-01-02', due_time: '16:00' });
  await expect.element(hour()).toHaveValue('16:00');
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  const { height } = hour().element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
});

test.each(skins)('[P5] a row says the hour with the day, in %s', async (skin) => {
  const rows = [task(1, { due_date: '2099-01-02', due_time: '16:00' }), task(2, { due_date: '2099-01-02' })];
  const place = await listOf(rows, skin);
  const said = [...place.querySelectorAll<HTMLElement>('[data-task]')].map(({ innerText }) => innerText);
  expect(said[0]).toContain('2 January 2099 at 16:00');
  expect(said[1]).not.toContain(' at ');
  await expectClean(place);
});
