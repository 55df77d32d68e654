import { newId } from '@kinsong/contract/common/ids.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signedIn } from '../../../platform/signed-in.ts';
import { emptyOutbox } from '../../../test/empty-outbox.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers } from '../../../test/house-answers.ts';
import { mount } from '../../../test/mount.tsx';
import { salon, salonId } from '../../../test/salon.ts';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { hearToasts } from '../../../ui/layers/toast.ts';
import { skins } from '../../../ui/skins/skin.ts';
import { mine } from '../../spaces/spaces.data.ts';
import { spaces } from '../../spaces/manifest.ts';
import { tasks } from '../manifest.ts';
import { HubOffer } from './HubOffer.tsx';
import { Offer } from './Offer.tsx';

const space = salonId(1);
const gutter = 'We need to mend the gutter before the first snow falls on the roof of the barn';

const words = (content: string, more: Partial<Message> = {}): Message => ({
  ...{ id: newId(), space_id: space, author_id: anna.id, seq: 3, rev: 3, content },
  ...{ reply_to: null, attachments: [], edited_at: null, deleted_at: null },
  created_at: new Date().toISOString(),
  ...more,
});

const lastOf = (said: Message) => ({ ...said, author_name: 'Ruth' });
const inHub = (said: Message) => mount(<HubOffer space={space} last={lastOf(said)} />);
const inChat = (said: Message) => mount(<Offer message={said} />);

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

beforeAll(() => goInside(spaces, tasks));
beforeEach(() => {
  mine.set({ state: 'live', spaces: new Map([[space, salon(1, { role: 'member' })]]) });
  stopClock();
});
afterEach(async () => {
  vi.useRealTimers();
  await emptyOutbox();
});

const offered = page.getByRole('group', { name: /^Offered as a/ });
/** So much later, and from then on the clock goes by itself. */
const later = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  vi.useRealTimers();
};
const press = (label: string) => page.getByRole('button', { name: label }).click();
const written = () =>
  signedIn()
    .outbox.items.get()
    .map(({ call, body }) => [call, body?.['text'], body?.['priority']]);

test('[P4] in the hub after 1 s and not before, with its words cut at 60 and nothing else', async () => {
  await inHub(words(gutter));
  await vi.advanceTimersByTimeAsync(990);
  expect(offered.query()).toBeNull();
  await later(10);
  await expect
    .element(offered.getByText(`This sounds like a task: “${gutter.slice(0, 60)}...”`))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add Todo' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Skip' })).toBeVisible();
});

test('[P4] in a project chat after 1.5 s and not before', async () => {
  await inChat(words(gutter));
  await vi.advanceTimersByTimeAsync(1490);
  expect(offered.query()).toBeNull();
  await later(10);
  await expect.element(page.getByRole('button', { name: 'Add to Tasks' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'No Thanks' })).toBeVisible();
});

test('[P5] Add Todo writes it down in its salon, urgent where the words say so, and is confirmed by 40 characters', async () => {
  const urgent = `Urgent: ${gutter}`;
  await inHub(words(urgent));
  await later(1000);
  await press('Add Todo');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(`Added to tasks: “${urgent.slice(0, 40)}...”`);
  expect(offered.query()).toBeNull();
  expect(written()).toEqual([['tasks.create', `${urgent.slice(0, 47)}...`, 1]]);
});

test('[P5] what only a project chat calls urgent or dates is of ordinary weight in the hub', async () => {
  await inHub(words('We need to do it asap, it is important'));
  await later(1000);
  await press('Add Todo');
  await expect.element(page.getByRole('status')).toBeVisible();
  expect(written().map(([, , priority]) => priority)).toEqual([3]);
});

test.each([
  ['Skip', 1000, inHub],
  ['No Thanks', 1500, inChat],
] as const)('[P4] %s takes the offer away, and it does not come again', async (label, after, look) => {
  const said = words(gutter);
  await look(said);
  await later(after);
  await press(label);
  await expect.element(offered).not.toBeInTheDocument();
  stopClock();
  await inHub(said);
  await later(2000);
  expect(offered.query()).toBeNull();
  expect(written()).toEqual([]);
});

test('[P4] nothing is offered for old words, for others than a task, nor to who may not write one down', async () => {
  const old = new Date(Date.now() - 120_000).toISOString();
  await inHub(words(gutter, { created_at: old }));
  await inHub(words('The gutter is mended'));
  mine.set({ state: 'live', spaces: new Map([[space, salon(1, { role: 'guest' })]]) });
  await inHub(words(gutter));
  await inChat(words(gutter));
  await later(3000);
  expect(offered.query()).toBeNull();
});

test('[P4] a beginning is offered as a salon of its own; made, the offer is gone and its name confirmed', async () => {
  const asked = houseAnswers({ 'POST /api/spaces': () => salon(2, { name: 'Treehouse' }) });
  await inChat(words('Let us start a project called Treehouse'));
  await later(1500);
  await expect.element(offered.getByText('Shall “Treehouse” have a salon of its own?')).toBeVisible();
  await press('Create Project');
  await expect.element(page.getByRole('status')).toHaveTextContent('Project created: “Treehouse”');
  expect(offered.query()).toBeNull();
  expect(asked.filter(({ path }) => path === '/api/spaces')).toMatchObject([
    { body: { name: 'Treehouse', kind: 'project' } },
  ]);
});

test('[P4] where the house does not answer a salon is not made, and the offer stays', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No way to the house'));
  await inChat(words('Let us start a project called Treehouse'));
  await later(1500);
  const told: string[] = [];
  hearToasts(({ title }) => told.push(title));
  told.length = 0;
  await press('Create Project');
  await expect.poll(() => told).toHaveLength(1);
  await expect.element(offered).toBeVisible();
});

test.each(skins)('[P4] %s: offers are clean', async (skin) => {
  const place = await mount(<HubOffer space={space} last={lastOf(words(gutter))} />, skin);
  await later(1000);
  await expect.element(offered).toBeVisible();
  await expectClean(place);
});
