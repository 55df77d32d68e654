import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signedIn } from '../../../platform/signed-in.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers } from '../../../test/house-answers.ts';
import { mount } from '../../../test/mount.tsx';
import { salon, salonId } from '../../../test/salon.ts';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { skins } from '../../../ui/skins/skin.ts';
import { activity, PeepsScreen } from '../../spaces/index.ts';
import { spaces } from '../../spaces/manifest.ts';
import { members, mine, peopleAsked } from '../../spaces/spaces.data.ts';
import { messages } from '../manifest.ts';
import { unreadAsked } from '../unread.data.ts';
import { SalonMessages } from './SalonMessages.tsx';

const space = salonId(1);
const roof = salon(1, { name: 'Mending the House', members: 2 });
const bar = { label: 'In the salons', items: [] };
const said = {
  ...{ id: salonId(70), seq: 4, author_id: anna.id, author_name: 'Anna', content: 'Bread and salt' },
  created_at: '2026-10-14T10:00:00.000Z',
};
const bram = {
  ...{ space_id: space, person_id: salonId(50), name: 'Bram', avatar_url: '', role: 'member', rev: 1 },
  ...{ left_at: null, joined_at: '2026-10-01T10:00:00.000Z', trust_score: 1, shows_work: false },
};

beforeEach(() => {
  goInside(spaces, messages);
  activity.set(new Map());
  members.clear(space);
  mine.set({ state: 'live', spaces: new Map([[space, roof]]) });
  unreadAsked.set('opening');
  peopleAsked.set('opening');
});

const lookAtMessages = (skin?: (typeof skins)[number]) =>
  mount(<SalonMessages title="Messages" bar={bar} Under={() => null} />, skin);
const lookAtPeeps = (skin?: (typeof skins)[number]) => mount(<PeepsScreen title="Peeps" bar={bar} />, skin);
const retry = page.getByRole('button', { name: 'Retry' });

test('[P4] what was said is looked for until the house has told it: nothing is called unsaid before', async () => {
  await lookAtMessages();
  await expect.element(page.getByText('Looking for what was said')).toBeInTheDocument();
  expect(page.getByText('Nothing was said yet').query()).toBeNull();
  unreadAsked.set('live');
  await expect.element(page.getByText('Nothing was said yet')).toBeVisible();
});

test('[P4] without an answer that is said, with Retry, which asks for what was said too', async () => {
  unreadAsked.set('failed');
  await lookAtMessages();
  await expect.element(retry).toBeVisible();
  const unread = [{ space_id: space, unread: 1, mentions: 0, seen: 3, last: said }];
  houseAnswers({ 'GET /api/unread': () => ({ unread }), 'GET /api/spaces': () => ({ spaces: [roof] }) });
  await retry.click();
  await expect.element(page.getByRole('link', { name: /Bread and salt/ })).toBeVisible();
  expect(retry.query()).toBeNull();
});

test('[P4] what was last known stands while the house does not answer, and says so', async () => {
  activity.set(new Map([[space, { space_id: space, unread: 1, mentions: 0, seen: 3, last: said }]]));
  unreadAsked.set('failed');
  await lookAtMessages();
  await expect.element(page.getByRole('link', { name: /Bread and salt/ })).toBeVisible();
  await expect.element(retry).toBeVisible();
});

test('[P4] [P9] a line that is lost for longer than one waits counts as no answer', async () => {
  signedIn().socket.connection.set('lost');
  await lookAtMessages();
  expect(retry.query()).toBeNull();
  await expect.element(retry).toBeVisible();
});

test('[P9] people are looked for until it is known who is there; without an answer Retry asks for them too', async () => {
  const questions: (() => void)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    () => new Promise((_, no) => questions.push(() => no(new TypeError('No way to the house')))),
  );
  await lookAtPeeps();
  await expect.element(page.getByText('Looking who is there')).toBeInTheDocument();
  expect(page.getByText('Nobody but you so far').query()).toBeNull();
  questions.forEach((fail) => fail());
  await expect.element(retry).toBeVisible();
  houseAnswers({
    'GET /api/people': () => ({ members: [bram] }),
    'GET /api/spaces': () => ({ spaces: [roof] }),
  });
  await retry.click();
  await expect.element(page.getByText('Bram')).toBeVisible();
});

const screens = [lookAtMessages, lookAtPeeps];
const looks = skins.flatMap((skin) => screens.map((look) => [skin, look] as const));

test.each(looks)('[P4] [P9] %s: no answer is told cleanly, across the salons', async (skin, look) => {
  unreadAsked.set('failed');
  peopleAsked.set('failed');
  await expectClean(await look(skin));
});
