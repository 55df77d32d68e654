import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signedIn } from '../../platform/signed-in.ts';
import { goInside } from '../../test/sign-in-anna.ts';
import { houseAnswers } from '../../test/house-answers.ts';
import { idOf, listOf, task } from './mounted-list.tsx';
import { hearToasts, type ToastWords } from '../../ui/layers/toast.ts';
import { mineState } from './my-tasks.data.ts';
import { tasksSends } from './tasks.data.ts';

const said: ToastWords[] = [];

beforeAll(() => {
  goInside({ sends: tasksSends });
  hearToasts((words) => said.push(words));
});
afterEach(() => {
  said.length = 0;
});

const line = () => page.getByLabelText('Add a task', { exact: true });
const items = () => signedIn().outbox.items.get();
const titles = () => said.map(({ title }) => title);

test('[E19] [P11] a todo that the house cannot make now stands here, is said to be, once, and is made later', async () => {
  mineState.set('live');
  const place = await listOf([task(1)]);
  // The line stands; it is the making that fails.
  await userEvent.fill(line(), 'Call the roofer');
  await userEvent.keyboard('{Enter}');
  await expect.poll(titles).toEqual(['Todo Created Locally!']);
  await expect.poll(() => place.innerText).toContain('Call the roofer');
  await expect.poll(() => items()).toMatchObject([{ call: 'tasks.createOwn', tries: 1 }]);
  signedIn().outbox.hurry();
  await expect.poll(() => items()[0]?.tries).toBe(2);
  const asked = houseAnswers({
    'POST /api/tasks': ({ body }) => task(2, { ...(body as { id: string; text: string }), rev: 5 }),
  });
  signedIn().outbox.hurry();
  await expect.poll(items).toEqual([]);
  const made = asked.filter(({ path }) => path === '/api/tasks');
  expect(made.map(({ body }) => (body as { text: string }).text)).toEqual(['Call the roofer']);
  expect(titles()).toEqual(['Todo Created Locally!']);
  expect(place.querySelectorAll('[data-task]')).toHaveLength(2);
});

test('[E19] what the house makes at once is not said to be anywhere else', async () => {
  mineState.set('live');
  const place = await listOf([task(1)]);
  houseAnswers({
    'POST /api/tasks': ({ body }) => task(3, { ...(body as { id: string; text: string }), rev: 6 }),
  });
  await userEvent.fill(line(), 'Sweep');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => place.querySelectorAll('[data-task]').length).toBe(2);
  await expect.poll(items).toEqual([]);
  expect(titles()).toEqual([]);
  vi.restoreAllMocks();
  expect(place.querySelector(`[data-task="${idOf(1)}"]`)).not.toBeNull();
});
