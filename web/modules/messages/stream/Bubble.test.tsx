import { newId } from '@kinsong/contract/common/ids.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { signedIn } from '../../../platform/signed-in.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { skins } from '../../../ui/skins/skin.ts';
import { Bubble } from './Bubble.tsx';
import type { Shown } from './unsent-overlay.ts';
import { TalkContext, type Talk } from './talk-context.ts';

const space = newId();
const ruth = newId();
const member = (person_id: string, name: string): Member =>
  ({ person_id, name, avatar_url: '', role: 'member', left_at: null }) as unknown as Member;

const message = (content: string, more: Partial<Message> = {}): Message => ({
  id: newId(),
  space_id: space,
  author_id: ruth,
  seq: 3,
  rev: 3,
  content,
  reply_to: null,
  attachments: [],
  created_at: new Date().toISOString(),
  edited_at: null,
  deleted_at: null,
  ...more,
});

const first = message('Who has the ladder?');
const mine = { author_id: anna.id };
const now = new Date().toISOString();
const deeds: readonly Shown[] = [
  {
    message: message('Ask @Anna about the ladder', {
      mentions: [{ person_id: anna.id, at: 4, length: 5 }],
      reactions: [
        { emoji: '❤️', people: [ruth, anna.id] },
        { emoji: '🦆', people: [ruth] },
      ],
      pinned: { by: ruth, at: now },
    }),
    way: 'there',
  },
  {
    message: message('Bread and salt', {
      ...mine,
      forwarded: {
        author_id: ruth,
        author_name: 'Ruth',
        said_at: now,
        space_id: newId(),
        message_id: newId(),
      },
    }),
    way: 'there',
  },
  {
    message: message('See https://weather.example/rain', {
      ...mine,
      reactions: [{ emoji: '👍', people: [ruth] }],
      preview: {
        url: 'https://weather.example/rain',
        site: 'Riverbend weather',
        title: 'Rain from Friday noon, wind from the west',
        description: 'The next five days',
        picture: null,
      },
    }),
    way: 'there',
  },
];
/** Everything that a message may be, once. */
const all: readonly Shown[] = [
  { message: first, way: 'there' },
  {
    message: message('I do: https://hearth.example/ladders, in the *shed*.', { reply_to: first.id }),
    way: 'there',
  },
  { message: message('Tap tap.', { trust_taps: 3 }), way: 'there' },
  { message: message('A slip of the tongue', { edited_at: now }), way: 'there' },
  { message: message('', { deleted_at: now }), way: 'there' },
  { message: message('Then I bring the rope.', mine), way: 'there' },
  { message: message('Donaudampfschifffahrtsgesellschaft'.repeat(6), mine), way: 'there' },
  { message: message('On its way', mine), way: 'sending' },
  { message: message('', { ...mine, deleted_at: now }), way: 'there' },
  ...deeds,
];

const nothing = (): void => {};

beforeAll(() => goInside());

async function shown(lit: string | undefined, ...how: [skin?: (typeof skins)[number], size?: Size]) {
  const talk: Talk = {
    space,
    me: anna.id,
    people: new Map(
      [member(anna.id, 'Anna Dekker'), member(ruth, 'Ruth')].map((each) => [each.person_id, each]),
    ),
    here: new Set([ruth]),
    abilities: new Set([
      'messages.post',
      'messages.tap',
      'messages.react',
      'messages.editOwn',
      'messages.deleteOwn',
    ]),
    editing: undefined,
    replyTo: undefined,
    lit,
    options: {},
    isFolded: () => false,
    find: (id) => all.find((each) => each.message.id === id)?.message,
    quotable: true,
    ask: nothing,
    reply: nothing,
    edit: nothing,
    askTakeBack: nothing,
    jumpTo: nothing,
  };
  return mount(
    <TalkContext value={talk}>
      <main style={{ padding: '16px' }}>
        {all.map((each) => (
          <Bubble
            key={each.message.id}
            row={{
              kind: 'message',
              key: each.message.id,
              shown: each,
              own: each.message.author_id === anna.id,
              follows: false,
              before: undefined,
              label: undefined,
            }}
          />
        ))}
      </main>
    </TalkContext>,
    ...how,
  );
}

describe.each(skins)('messages in %s', (skin) => {
  test.each(Object.keys(sizes) as Size[])(
    'have names, roles, contrast and room on a %s screen',
    async (size) => {
      await expectClean(await shown(first.id, skin, size));
    },
  );
});

test('each says who spoke; what was taken back says so and nothing more', async () => {
  const place = await shown(undefined);
  const names = [...place.querySelectorAll('article')].map((each) => each.getAttribute('aria-label'));
  expect(names.filter((name) => name?.startsWith('Ruth, '))).toHaveLength(5);
  expect(names.filter((name) => name?.startsWith('You, '))).toHaveLength(5);
  expect(place.innerText).toContain('Ruth: taken back');
  expect(place.innerText).toContain('You: taken back');
});

test('one that was jumped to is marked as the place where one is', async () => {
  const place = await shown(first.id);
  expect(place.querySelector('[aria-current="location"]')?.textContent).toContain('Who has the ladder?');
});

test('[P4] who is named is shown by the name they have now, a pin and a forward say so, a link shows where it leads', async () => {
  const place = await shown(undefined);
  expect(place.innerText).toContain('Ask @Anna Dekker about the ladder');
  expect(place.innerText).toContain('pinned,');
  expect([...place.querySelectorAll('p')].map((each) => each.innerText).join()).toMatch(/Ruth, /);
  expect(place.querySelector('a[href="https://weather.example/rain"] strong')?.textContent).toBe(
    'Rain from Friday noon, wind from the west',
  );
});

test('[P4] reactions tell their word and who gave them; one’s own is pressed, and a press takes it back, also offline', async () => {
  const place = await shown(undefined);
  const heart = place.querySelector<HTMLButtonElement>('[aria-label="Heart, 2: you and Ruth"]')!;
  expect(heart.ariaPressed).toBe('true');
  expect(place.querySelector('[aria-label="🦆, 1: Ruth"]')?.ariaPressed).toBe('false');
  heart.click();
  await vi.waitFor(() =>
    expect(signedIn().outbox.items.get()).toMatchObject([
      { call: 'messages.react', body: { emoji: '❤️', on: false } },
    ]),
  );
});
