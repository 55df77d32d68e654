import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let ruth: Person;
let salon: string;

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' });

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  salon = await anna.hasSalon('Mending the House');
  const link = await anna.hasInvited();
  ruth = await house.arrives('Ruth', 'narrow');
  await ruth.cameByLink(link);
  await anna.opensTheList(salon);
  await ruth.opensTheList(salon);
});
afterAll(() => house.close());

test('[P5] what one writes down the other sees at once, ordered by how it presses; ticked by one it is done for both', async () => {
  await anna.writesDown('Borrow the ladder');
  await ruth.writesDown('Find the weathercock');
  await anna.writesDownFully('Move the bed', { Due: inDays(1) }, 'Urgent');
  await ruth.task('Move the bed').getByText('due tomorrow').waitFor();
  await anna.task('Find the weathercock').waitFor();
  const order = ['Urgent', 'Move the bed', 'Normal', 'Borrow the ladder', 'Find the weathercock'];
  for (const person of [anna, ruth]) expect(await person.readsTheList()).toEqual(order);
  await ruth.ticks('Borrow the ladder');
  await anna.seesDone('Borrow the ladder');
  const after = ['Urgent', 'Move the bed', 'Normal', 'Find the weathercock', '1 done', 'Borrow the ladder'];
  await expect.poll(() => anna.readsTheList()).toEqual(after);
  await ruth.presses('Undo');
  await anna.seesDone('Borrow the ladder', false);
});

test('[P5] a task is handed to someone here, changed, and taken away after a question; what happened stays told', async () => {
  await anna.writesDown('Lay the quotes side by side');
  const whole = await anna.opensTask('Lay the quotes side by side');
  await whole.getByRole('button', { name: 'Change' }).click();
  await anna.page.getByLabel('Who does it').selectOption({ label: 'Ruth' });
  await anna.fillsIn({ Notes: 'Before Sunday.', 'What is to be done?': ' ' });
  await anna.presses('Save');
  await anna.isTold('What is to be done?', 'Write what is to be done.');
  await anna.fillsIn({ 'What is to be done?': 'Lay them side by side' });
  await anna.presses('Save');
  const hers = await ruth.opensTask('Lay them side by side');
  await hers.getByText('Ruth, you').waitFor();
  await hers.getByText('Before Sunday.').waitFor();
  await hers.getByText('Anna asked you to do it').waitFor();
  await hers.getByText('In progress', { exact: true }).click();
  await anna.page.getByText('Ruth began it').waitFor();
  await anna.presses('Delete');
  const question = anna.page.getByRole('dialog', { name: 'Delete this task?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await anna.task('Lay them side by side').count()).toBe(1);
  await anna.presses('Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await ruth.task('Lay them side by side').waitFor({ state: 'detached' });
  await anna.task('Lay them side by side').waitFor({ state: 'detached' });
});

describe('offline', () => {
  test('[P11] [G5] written down offline it is kept, said to be, survives a reload with the house away, and reaches everyone once', async () => {
    await ruth.opensTheList(salon);
    await house.server.kill();
    await ruth.sees(/Offline|No answer|kept and sent later/);
    await ruth.writesDown('From the tunnel');
    await ruth.sees('Todo Created Locally!');
    await ruth.ticks('Find the weathercock');
    await ruth.task('From the tunnel').getByText('Kept, and sent later').waitFor();
    await house.server.start();
    await ruth.reloads();
    await anna.task('From the tunnel').waitFor({ timeout: 40_000 });
    await anna.seesDone('Find the weathercock');
    await ruth.seesNoMore(/Kept, and sent later/);
    for (const person of [anna, ruth]) expect(await person.task('From the tunnel').count()).toBe(1);
  });

  test('[E10] what this browser can not keep is said, and the words are still there to be tried again', async () => {
    await ruth.page.evaluate(() => {
      const { prototype } = IDBObjectStore;
      const add = prototype.add;
      prototype.add = () => {
        prototype.add = add;
        throw new Error('the disk is full');
      };
    });
    const field = ruth.page.getByLabel('Add a task', { exact: true });
    await field.fill('Too much for this browser');
    await field.press('Enter');
    await ruth.sees('Failed to create todo. Please try again.');
    expect(await field.inputValue()).toBe('Too much for this browser');
    await field.press('Enter');
    await anna.task('Too much for this browser').waitFor();
  });

  test('what waits to be sent outlives that this browser keeps other things than it did', async () => {
    const space_id = salon.split('/').pop() ?? '';
    await ruth.opens('/');
    await ruth.page.evaluate(async (space) => {
      const name =
        (await indexedDB.databases())
          .map((each) => each.name ?? '')
          .find((each) => each.startsWith('kinsong-')) ?? '';
      const settled = (request: IDBRequest) =>
        new Promise((resolve, reject) => {
          request.onsuccess = resolve;
          request.onerror = () => reject(new Error('the database was not opened'));
        });
      await settled(indexedDB.deleteDatabase(name));
      const opening = indexedDB.open(name, 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('outbox', { keyPath: 'n', autoIncrement: true }).add({
          space,
          call: 'messages.post',
          params: { space_id: space },
          body: { id: crypto.randomUUID(), content: 'Written before the change.', reply_to: null },
          at: Date.now(),
          tries: 0,
        });
        opening.result.createObjectStore('messages', { keyPath: 'id' });
      };
      await settled(opening);
      opening.result.close();
    }, space_id);
    await anna.opens(salon);
    await ruth.opens(salon);
    await anna.hears('Written before the change.');
    await ruth.hears('Written before the change.');
    await ruth.opensTheList(salon);
    await anna.opensTheList(salon);
    await ruth.task('From the tunnel').waitFor();
  });
});

describe('changed on two devices at once', () => {
  test('[P5] [N3] different parts are both kept; of the same part the last stands, and what stood there before is told', async () => {
    await anna.opensTheList(salon);
    await anna.writesDown('Ask for a price');
    await ruth.opensTheList(salon);
    await ruth.task('Ask for a price').waitFor();
    await ruth.goesOffline();
    await ruth.changesTask('Ask for a price', {
      'What is to be done?': 'Ask three roofers for a price',
      Notes: 'Not the one from the fair.',
    });
    await ruth.task('Ask three roofers for a price').getByText('Kept, and sent later').waitFor();
    await anna.changesTask('Ask for a price', { 'What is to be done?': 'Ask Tomas for a price' }, 'Urgent');
    await anna.task('Ask Tomas for a price').waitFor();
    await ruth.comesBack();
    for (const person of [anna, ruth]) {
      await person.task('Ask three roofers for a price').waitFor({ timeout: 40_000 });
      const whole = await person.opensTask('Ask three roofers for a price');
      await whole.getByText('Urgent', { exact: true }).first().waitFor();
      await whole.getByText('Not the one from the fair.').first().waitFor();
      const before = whole.getByRole('listitem').filter({ hasText: 'changed the words' }).last();
      await before.getByText('What it said before').click();
      expect(await before.innerText()).toContain('Ask Tomas for a price');
      if (person.screen === 'narrow') await person.presses('Close');
    }
  });

  test('[P5] [E32] what one changed of a task that was taken away meanwhile is shown, and can be written down anew', async () => {
    await anna.writesDown('Paint the door');
    await ruth.task('Paint the door').waitFor();
    await ruth.goesOffline();
    await ruth.changesTask('Paint the door', { 'What is to be done?': 'Paint the door green' });
    await ruth.task('Paint the door green').waitFor();
    await anna.opensTask('Paint the door');
    await anna.presses('Delete');
    await anna.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await anna.task('Paint the door').waitFor({ state: 'detached' });
    // Gone from her screen at once; here it has to be gone at the house.
    await expect
      .poll(async () => (await anna.page.request.get(`/api/spaces/${salon.split('/').pop()}/tasks`)).text(), {
        timeout: 20_000,
      })
      .not.toContain('Paint the door');
    await ruth.comesBack();
    await ruth.sees('somebody deleted this task while you changed it', 40_000);
    await ruth.page.getByRole('alert').getByText('Paint the door green').waitFor();
    await ruth.presses('Write it down again');
    await anna.task('Paint the door green').waitFor();
    await ruth.seesNoMore('somebody deleted this task while you changed it');
  });
});

test("one's own list holds what one carries everywhere, and what nobody else sees", async () => {
  await ruth.opensTheList();
  await ruth.writesDown('Only for me');
  await ruth.task('Only for me').getByText('Only yours').waitFor();
  await ruth.task('From the tunnel').getByText('Mending the House').waitFor();
  await anna.opensTheList(salon);
  await anna.writesDownFully('Ask the neighbour', { 'Who does it': 'Ruth' }, 'Important');
  await ruth.task('Ask the neighbour').waitFor();
  expect(await anna.task('Only for me').count()).toBe(0);
  await ruth.ticks('Ask the neighbour');
  await anna.opensTheList();
  await anna.sees('Done, and waiting for your yes');
  const whole = await anna.opensTask('Ask the neighbour');
  await whole.getByRole('button', { name: 'Confirm it is done' }).click();
  await anna.seesNoMore('Done, and waiting for your yes');
});

test('[X3] a task leads back to what was said', async () => {
  await anna.opens(salon);
  await anna.says('When it rains I put the soup pot under it.');
  const space_id = salon.split('/').pop();
  const calls = anna.page.request;
  let id: string | undefined;
  // On her screen at once; here it has to be at the house.
  const atTheHouse = async () => {
    const { messages } = (await (await calls.get(`/api/spaces/${space_id}/messages`)).json()) as {
      messages: { id: string; content: string }[];
    };
    id = messages.find(({ content }) => content === 'When it rains I put the soup pot under it.')?.id;
    return id;
  };
  await expect.poll(atTheHouse, { timeout: 20_000 }).toBeDefined();
  const origin = { type: 'message', id, space_id };
  const made = await calls.post(`/api/spaces/${space_id}/tasks`, {
    headers: { origin: new URL(anna.page.url()).origin },
    data: { id: crypto.randomUUID(), text: 'Look at the roof', origin },
  });
  expect(made.status()).toBe(200);
  await ruth.opensTheList(salon);
  const whole = await ruth.opensTask('Look at the roof');
  await whole.getByText('When it rains I put the soup pot under it.').waitFor();
  await whole.getByRole('link', { name: 'See the message' }).click();
  await ruth.hears('When it rains I put the soup pot under it.');
  expect(new URL(ruth.page.url()).searchParams.get('tab')).toBeNull();
});

test('the keys lead from task to task, and nobody complained', async () => {
  await anna.opensTheList(salon);
  await anna.task('Move the bed').getByRole('button').focus();
  await anna.page.keyboard.press('ArrowDown');
  const focused = () => anna.page.evaluate(() => document.activeElement?.textContent ?? '');
  expect(await focused()).not.toContain('Move the bed');
  await anna.page.keyboard.press('ArrowUp');
  expect(await focused()).toContain('Move the bed');
  for (const { complaints } of [anna, ruth]) {
    expect(complaints.filter((words) => !/net::|WebSocket|Failed to load/.test(words))).toEqual([]);
  }
});
