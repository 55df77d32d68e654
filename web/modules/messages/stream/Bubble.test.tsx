import { newId } from '@kinsong/contract/common/ids.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import { beforeAll, describe, expect, test } from 'vitest';
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
];

const nothing = (): void => {};

beforeAll(() => goInside());

async function shown(lit: string | undefined, ...how: [skin?: (typeof skins)[number], size?: Size]) {
  const talk: Talk = {
    space,
    me: anna.id,
    people: new Map([member(anna.id, 'Anna'), member(ruth, 'Ruth')].map((each) => [each.person_id, each])),
    here: new Set([ruth]),
    abilities: new Set(['messages.post', 'messages.tap', 'messages.editOwn', 'messages.deleteOwn']),
    editing: undefined,
    replyTo: undefined,
    lit,
    options: {},
    find: (id) => all.find((each) => each.message.id === id)?.message,
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
  expect(names.filter((name) => name?.startsWith('Ruth, '))).toHaveLength(4);
  expect(names.filter((name) => name?.startsWith('You, '))).toHaveLength(3);
  expect(place.innerText).toContain('Ruth: taken back');
  expect(place.innerText).toContain('You: taken back');
});

test('one that was jumped to is marked as the place where one is', async () => {
  const place = await shown(first.id);
  expect(place.querySelector('[aria-current="location"]')?.textContent).toContain('Who has the ladder?');
});
