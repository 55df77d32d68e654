import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { oneMessage } from '@kinsong/contract/messages/message-lookup.ts';
import {
  deleteMessage,
  editMessage,
  listMessages,
  postMessage,
  seenUpTo,
  type Message,
} from '@kinsong/contract/messages/messages.ts';
import { myTaps, tapMessage, tappingLasts, trustTap } from '@kinsong/contract/messages/trust-taps.ts';
import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { archiveSpace, changesSince, removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { untilDue } from '../../platform/periodic-work.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { RoomListener } from '../../test/room-listener.ts';
import { Listener } from '../../test/socket-listener.ts';
import type { Citizen } from '../../test/people.ts';
import { sayInSpace } from './index.ts';
import { tapCountsWork } from './publish-tap-counts.ts';

let now = new Date('2026-11-02T09:00:00Z');
let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let cato: Citizen;
let room: string;
let said: string;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
  anna = await home.town.person('Anna');
  room = (await anna.found('The Night Kitchen')).id;
  bram = await home.town.guestOf(anna, room, 'Bram');
  cato = await home.town.guestOf(anna, room, 'Cato');
});
afterAll(() => home.close());
beforeEach(async () => {
  said = await says(anna, 'I told him I was sorry.');
});

const refused = (code: string): object => expect.objectContaining({ code }) as object;

async function says(who: Citizen, content: string, space_id = room): Promise<string> {
  const body = { id: newId(), content };
  await who.call(postMessage, { params: { space_id }, body });
  return body.id;
}
const taps = (who: Citizen, message_id: string, space_id = room) =>
  who.call(tapMessage, { params: { space_id }, body: { message_id } });
const here = () => ({ params: { space_id: room } });

/** As Cato sees it, who did not tap, or as somebody else does. */
async function count(message_id: string, who = cato): Promise<number> {
  const { messages } = await who.call(listMessages, { ...here(), query: {} });
  return messages.find(({ id }) => id === message_id)?.trust_taps ?? 0;
}
const mine = async (who: Citizen): Promise<string[]> =>
  (await who.call(myTaps, here())).trust.map(({ message_id }) => message_id);
const reads = async (who: Citizen, message_id: string): Promise<void> => {
  const { seq } = await who.call(oneMessage, { params: { space_id: room, message_id } });
  await who.call(seenUpTo, { ...here(), body: { seq } });
};
/** The clock strikes the next full ten minutes. */
async function tenMinutes(): Promise<void> {
  now = new Date(now.getTime() + untilDue(tapCountsWork, now));
  await tapCountsWork.run(home.app.house);
}

describe('[T3] a trust tap', () => {
  test('is given once by a person to a message, however often they tap at once; all see how many there are', async () => {
    await Promise.all([taps(bram, said), taps(bram, said), taps(bram, said)]);
    expect(await taps(bram, said)).toMatchObject({ message_id: said, trust_taps: 1 });
    await taps(cato, said);
    await tenMinutes();
    expect(await count(said)).toBe(2);
    expect(await taps(bram, said)).toMatchObject({ trust_taps: 2 });
    await tenMinutes();
    expect(await count(said)).toBe(2);
  });

  test('is not for one’s own words, nor for what a voice of the house says', async () => {
    await expect(taps(anna, said)).rejects.toEqual(refused('allowed.not'));
    const word = { authorId: voices.house.id, content: 'A reminder.' };
    const reminder = await sayInSpace(home.app.house, room, word);
    await expect(taps(bram, reminder.id)).rejects.toEqual(refused('allowed.not'));
  });

  test('finds nothing elsewhere: not from outside, not in another space, not where words were taken back', async () => {
    const olaf = await home.town.person('Olaf');
    await expect(taps(olaf, said)).rejects.toEqual(refused('found.not'));
    const other = (await bram.found('Elsewhere')).id;
    await expect(taps(bram, said, other)).rejects.toEqual(refused('found.not'));
    await anna.call(deleteMessage, { params: { space_id: room, message_id: said } });
    await expect(taps(bram, said)).rejects.toEqual(refused('found.not'));
  });

  test('comes to an end with the archive', async () => {
    const attic = (await anna.found('Attic')).id;
    const dora = await home.town.guestOf(anna, attic, 'Dora');
    const words = await says(anna, 'That was that.', attic);
    await anna.call(archiveSpace, { params: { space_id: attic }, body: { archived: true } });
    await expect(taps(dora, words, attic)).rejects.toEqual(refused('space.archived'));
  });

  test('says that it can be guessed where fewer than four were here since the message, however many belong here', async () => {
    const others: Citizen[] = [];
    for (const name of ['Dora', 'Edo', 'Fay', 'Gus', 'Hal'])
      others.push(await home.town.guestOf(anna, room, name));
    // Eight belong here; Anna, who said it, and Bram were here.
    await reads(bram, said);
    expect(await taps(bram, said)).toMatchObject({ guessable: true });
    await reads(others[0]!, said);
    expect(await taps(bram, said)).toMatchObject({ guessable: true });
    await reads(others[1]!, said);
    expect(await taps(bram, said)).toMatchObject({ guessable: false });
    // What was said later has been read by nobody yet.
    const later = await says(anna, 'And I meant it.');
    expect(await taps(bram, later)).toMatchObject({ guessable: true });
    // Who left can be nobody's cover.
    for (const each of others)
      await each.call(removeMember, { params: { space_id: room, person_id: each.id } });
    expect(await taps(bram, said)).toMatchObject({ guessable: true });
  });

  test('is known to whoever gave it, on every device, and to nobody else', async () => {
    await taps(bram, said);
    expect(await mine(bram)).toContain(said);
    expect(await mine(cato)).not.toContain(said);
    expect(await mine(anna)).not.toContain(said);
  });
});

describe('[T3] until the next full ten minutes', () => {
  test('the others see no tap, however they ask, and no revision moves; whoever tapped sees their own', async () => {
    await tenMinutes();
    const watching = await Listener.watching(cato, room);
    const { messages, rev } = await cato.call(listMessages, { ...here(), query: {} });
    const before = messages.find(({ id }) => id === said);
    expect(await taps(bram, said)).toMatchObject({ trust_taps: 1 });

    now = new Date(now.getTime() + untilDue(tapCountsWork, now) - 1);
    for (const each of [anna, bram, cato]) {
      const again = await each.call(listMessages, { ...here(), query: {} });
      expect(again.messages.find(({ id }) => id === said)).toEqual(before);
      expect(again.rev).toBe(rev);
      expect(await each.call(oneMessage, { params: { space_id: room, message_id: said } })).toEqual(before);
      const since = { since: rev };
      expect(await each.call(changesSince, { ...here(), query: since })).toMatchObject({ rev, changes: [] });
    }
    expect((await bram.call(myTaps, here())).trust).toContainEqual({ message_id: said, trust_taps: 1 });
    const told = (): Message[] =>
      watching.events<Message>(room, 'messages.changed').filter((each) => each.rev > rev);
    expect(told()).toEqual([]);

    await tenMinutes();
    await watching.until(() => told().length > 0);
    expect(told()).toEqual([{ ...before, trust_taps: 1, rev: rev + 1 }]);
    expect((await bram.call(myTaps, here())).trust).toContainEqual({ message_id: said, trust_taps: 1 });
    await watching.close();
  });

  test('whoever tapped is told nothing of other taps either', async () => {
    expect(await taps(cato, said)).toMatchObject({ trust_taps: 1 });
    expect(await taps(bram, said)).toMatchObject({ trust_taps: 1 });
    await tenMinutes();
    // Both are told now: the next is ahead of nobody but its giver.
    const dora = await home.town.guestOf(anna, room, 'Dora');
    expect(await taps(dora, said)).toMatchObject({ trust_taps: 3 });
    expect(await taps(bram, said)).toMatchObject({ trust_taps: 2 });
    expect((await bram.call(myTaps, here())).trust).toContainEqual({ message_id: said, trust_taps: 2 });
    expect(await count(said)).toBe(2);
    await tenMinutes();
    expect(await count(said)).toBe(3);
  });

  test('words that are edited meanwhile say nothing of it, and what is taken back stays as it is', async () => {
    await taps(bram, said);
    const params = { space_id: room, message_id: said };
    const edited = await anna.call(editMessage, { params, body: { content: 'I told him.' } });
    expect(edited.trust_taps).toBeUndefined();
    const gone = await says(anna, 'Never mind.');
    await taps(bram, gone);
    const taken = await anna.call(deleteMessage, { params: { space_id: room, message_id: gone } });
    await tenMinutes();
    expect(await count(said)).toBe(1);
    expect(await cato.call(oneMessage, { params: { space_id: room, message_id: gone } })).toEqual(taken);
  });

  test('all of a space move together, once, whichever of two nodes comes to it', async () => {
    const other = await says(anna, 'And he said so too.');
    await taps(bram, said);
    await taps(cato, said);
    await taps(bram, other);
    now = new Date(now.getTime() + untilDue(tapCountsWork, now));
    await Promise.all([tapCountsWork.run(home.app.house), tapCountsWork.run(home.app.house)]);
    expect([await count(said), await count(other)]).toEqual([2, 1]);
  });
});

test('[K26] [T3] POST /api/multiplayer/trust-tap takes tapper_id where it is the caller’s own, and no other', async () => {
  const body = { tapper_id: bram.id, message_id: said, room_id: room };
  await expect(cato.call(trustTap, { body })).rejects.toEqual(refused('allowed.not'));
  expect(await bram.call(trustTap, { body })).toMatchObject({ message_id: said, trust_taps: 1 });
  // It is the same tap as by the house's own name for it.
  expect(await taps(bram, said)).toMatchObject({ trust_taps: 1 });
  const olaf = await home.town.person('Olaf');
  const outside = olaf.call(trustTap, { body: { message_id: said, room_id: room } });
  await expect(outside).rejects.toEqual(refused('found.not'));
});

test('[T3] everyone who reads along is told the same, the tapper too, and after a gap as well', async () => {
  const [watching, tapper] = await Promise.all([
    Listener.watching(cato, room),
    Listener.watching(bram, room),
  ]);
  await taps(bram, said);
  await tenMinutes();
  for (const listener of [watching, tapper]) {
    const told = (): Message[] =>
      listener.events<Message>(room, 'messages.changed').filter(({ id }) => id === said);
    await listener.until(() => told().some(({ trust_taps }) => trust_taps === 1));
    expect(JSON.stringify(listener.changes(room).at(-1))).not.toContain(bram.id);
    await listener.close();
  }
  const { changes } = await cato.call(changesSince, { ...here(), query: { since: 0 } });
  expect(changes.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ id: said, trust_taps: 1 }),
  );
});

test('[K39] /ws/room/{room_id} says trust_tap with how many there are, and nothing of who', async () => {
  const listener = await RoomListener.open(cato, room);
  await taps(bram, said);
  await tenMinutes();
  await listener.until(() => listener.frames.some(({ type }) => type === 'trust_tap'));
  expect(listener.frames).toEqual([
    { type: 'trust_tap', message_id: said, trust_score: 100, trust_taps: [{}] },
  ]);
  await listener.close();
});

test('[T3] a trust tap can be given for 30 days and not later', async () => {
  const born = now;
  const life = async (at: number): Promise<void> => {
    for (let days = 0; days < 30; days += 3) {
      now = new Date(born.getTime() + days * day);
      await Promise.all([bram, cato, anna].map((each) => each.call(myTaps, here())));
    }
    now = new Date(born.getTime() + at);
  };
  await life(tappingLasts - 1000);
  expect(await taps(bram, said)).toMatchObject({ trust_taps: 1 });
  now = new Date(born.getTime() + tappingLasts);
  await expect(taps(cato, said)).rejects.toEqual(refused('tap.closed'));
  // Tapped before, it stays tapped: that is answered and nothing is changed.
  expect(await taps(bram, said)).toMatchObject({ trust_taps: 1 });
});
