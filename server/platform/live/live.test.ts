import { logout } from '@kinsong/contract/identity/identity.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { closeCodes, type RoomFrame } from '@kinsong/contract/live/protocol.ts';
import { deleteMessage, postMessage, seenUpTo, type Message } from '@kinsong/contract/messages/messages.ts';
import { removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { PageCaller } from '../../test/page-caller.ts';
import { RoomListener } from '../../test/room-listener.ts';
import { Listener } from '../../test/socket-listener.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let space: string;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  space = (await anna.found('Mending the House')).id;
  bram = await home.town.guestOf(anna, space, 'Bram');
});
afterAll(() => home.close());

const say = (who: Citizen, content: string, where = space) =>
  who.call(postMessage, { params: { space_id: where }, body: { id: newId(), content } });
const heard = (listener: Listener, where = space) => listener.events<Message>(where, 'messages.changed');

test('what one says comes to the other as it is stored, with the revisions it lies between', async () => {
  const listener = await Listener.watching(bram, space);
  const said = await say(anna, 'Live');
  await listener.until(() => heard(listener).some(({ id }) => id === said.id));
  expect(heard(listener).at(-1)).toEqual(said);
  const frame = listener.changes(space).at(-1)!;
  expect([frame.after, frame.rev]).toEqual([said.seq - 1, said.seq]);
  await listener.close();
});

test('a burst comes in order, without a gap and without a repetition, in fewer frames than messages', async () => {
  const listener = await Listener.watching(bram, space);
  const begun = listener.changes(space).at(-1)!.rev;
  await Promise.all(Array.from({ length: 100 }, (_, n) => say(anna, `Burst ${n}`)));
  await listener.until(() => listener.changes(space).at(-1)!.rev >= begun + 100);
  const frames = listener.changes(space).filter(({ after }) => after >= begun);
  expect(frames.flatMap(({ changes }) => changes.map(({ rev }) => rev))).toEqual(
    Array.from({ length: 100 }, (_, n) => begun + 1 + n),
  );
  expect(frames.length).toBeLessThan(100);
  await listener.close();
});

test('coming back with the last revision one had gives what was missed, deletions included, and no more', async () => {
  const first = await Listener.watching(bram, space);
  const said = await say(anna, 'Seen before the break');
  await first.until(() => heard(first).some(({ id }) => id === said.id));
  await first.close();
  const missed = await say(anna, 'Missed');
  await anna.call(deleteMessage, { params: { space_id: space, message_id: said.id } });
  const second = await Listener.watching(bram, space, said.seq);
  expect(heard(second).map(({ id, content }) => [id, content])).toEqual([
    [missed.id, 'Missed'],
    [said.id, ''],
  ]);
  await second.close();
});

test('a stranger who watches is told that it is gone, and hears nothing', async () => {
  const olaf = await home.town.person('Olaf');
  const listener = await Listener.open(olaf);
  listener.say({ t: 'watch', space, since: 0 });
  await listener.until(() => listener.has('gone'));
  await say(anna, 'Among us');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(listener.changes(space)).toEqual([]);
  await listener.close();
});

test('who is removed hears nothing from that moment on', async () => {
  const salon = (await anna.found('Short stay')).id;
  const gast = await home.town.guestOf(anna, salon, 'Gast');
  const listener = await Listener.watching(gast, salon);
  await anna.call(removeMember, { params: { space_id: salon, person_id: gast.id } });
  await say(anna, 'Now that they are gone', salon);
  await listener.until(() => listener.has('gone'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(JSON.stringify(listener.frames)).not.toContain('Now that they are gone');
  await listener.close();
});

test('ending a session closes its connections at once', async () => {
  const gone = await home.town.guestOf(anna, space, 'Gone');
  const listener = await Listener.open(gone);
  await gone.call(logout, {});
  await listener.until(() => listener.closedWith !== undefined);
  expect(listener.closedWith).toBe(closeCodes.session);
});

test('typing, seen and presence reach the others and not oneself', async () => {
  const mine = await Listener.watching(anna, space);
  const theirs = await Listener.watching(bram, space);
  await mine.until(() => mine.signals().some((signal) => signal.s === 'here' && signal.person === bram.id));
  theirs.say({ t: 'typing', space, on: true });
  await bram.call(seenUpTo, { params: { space_id: space }, body: { seq: 1 } });
  await mine.until(() => mine.signals().some(({ s }) => s === 'seen'));
  expect(mine.signals()).toContainEqual({ s: 'typing', person: bram.id, on: true });
  expect(theirs.signals().filter((signal) => signal.s !== 'piece' && signal.person === bram.id)).toEqual([]);
  await theirs.close();
  await mine.until(() => mine.signals().some((signal) => signal.s === 'here' && !signal.here));
  await mine.close();
});

test('who watches is told who is here already, once a person however many windows', async () => {
  const windows = [await Listener.watching(bram, space), await Listener.watching(bram, space)];
  const listener = await Listener.watching(anna, space);
  const watching = listener.frames.find((frame) => frame.t === 'watching');
  expect(watching).toMatchObject({ here: expect.arrayContaining([anna.id, bram.id]) });
  await windows[0]!.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(listener.signals().filter((signal) => signal.s === 'here' && signal.person === bram.id)).toEqual([]);
  await Promise.all([windows[1]!.close(), listener.close()]);
});

test('a space of mine that I do not watch stirs, and a new one is told to open windows', async () => {
  const listener = await Listener.open(bram);
  await listener.until(() => listener.has('hello'));
  const salon = await bram.found('Just founded');
  await listener.until(() => listener.has('joined'));
  await say(bram, 'Is anyone there?', salon.id);
  await listener.until(() => listener.has('stirred'));
  expect(listener.frames).toContainEqual({ t: 'stirred', space: salon.id, rev: 2 });
  await listener.close();
});

test('nonsense, too much of it, a foreign page and another version each end the connection with their code', async () => {
  const babbler = await Listener.open(bram);
  babbler.socket.send('{"t":"watch","space":"everything"}');
  await babbler.until(() => babbler.closedWith !== undefined);
  expect(babbler.closedWith).toBe(closeCodes.nonsense);

  const old = await Listener.open(bram, '/ws?v=0');
  await old.until(() => old.closedWith !== undefined);
  expect(old.closedWith).toBe(closeCodes.version);

  const foreign = new WebSocket(`${home.base.replace('http', 'ws')}/ws?v=1`, {
    origin: 'https://elsewhere.example',
  });
  const [error] = (await once(foreign, 'error')) as [Error];
  expect(error.message).toContain('403');

  const nobody = new WebSocket(`${home.base.replace('http', 'ws')}/ws?v=1`);
  const [code] = (await once(nobody, 'close')) as [number];
  expect(code).toBe(closeCodes.session);
});

test('a reader that does not read is sent away, and nobody else notices', async () => {
  // Both have read all that was before: what follows is news.
  const { seq } = await say(anna, 'Before the flood');
  const sluggish = await Listener.watching(bram, space, seq);
  const brisk = await Listener.watching(anna, space, seq);
  sluggish.socket.pause();
  const long = 'x'.repeat(8000);
  // More than the kernel and we together are willing to hold for someone who does not read.
  for (let sent = 0; sent < 1500 && sluggish.closedWith === undefined; sent += 50) {
    await Promise.all(Array.from({ length: 50 }, () => say(anna, long)));
  }
  const last = await say(anna, 'Still here');
  await brisk.until(() => heard(brisk).some(({ id }) => id === last.id));
  sluggish.socket.resume();
  await sluggish.until(() => sluggish.closedWith !== undefined);
  expect(heard(sluggish).some(({ id }) => id === last.id)).toBe(false);
  await brisk.close();
}, 60_000);

test("[K39] /ws/room/{room_id} says each new message in the specification's words", async () => {
  const room = await RoomListener.open(bram, space);
  const said = await say(anna, 'To the room');
  await room.until(() => room.frames.length > 0);
  expect(room.frames).toEqual([
    {
      type: 'new_message',
      message: {
        id: said.id,
        user_id: anna.id,
        user_name: 'Anna',
        avatar_url: '',
        message: 'To the room',
        timestamp: said.created_at,
        trust_score: 100,
        trust_taps: [],
      },
    },
  ] satisfies RoomFrame[]);
  await room.close();
});

test('[K39] open means heard: what is said in that moment comes, once and in order', async () => {
  const author = PageCaller.of(anna);
  for (let n = 0; n < 40; n += 1) {
    const room = new RoomListener(bram, space);
    const during = say(anna, `While it opens ${n}`);
    await room.opened;
    const at = [say(anna, `As it opens ${n}`), say(author, `By a live connection ${n}`)];
    const said = await Promise.all([during, ...at]);
    const known = (): string[] => room.messages().map(({ id }) => id);
    const after = (await Promise.all(at)).toSorted((a, b) => a.seq - b.seq).map(({ id }) => id);
    await room.until(() => after.every((id) => known().includes(id)));
    expect(new Set(known()).size).toBe(known().length);
    const inOrder = said.toSorted((a, b) => a.seq - b.seq).map(({ id }) => id);
    expect(known()).toEqual(inOrder.filter((id) => known().includes(id)));
    expect(known()).toEqual(expect.arrayContaining(after));
    await room.close();
  }
  await author.leave();
}, 60_000);

test("[K39] a stranger's room socket closes, and so does that of a room that is none", async () => {
  const olaf = await home.town.person('Oskar');
  for (const [room, code] of [
    [space, closeCodes.session],
    ['not-a-room', closeCodes.nonsense],
  ] as const) {
    const listener = await Listener.open(olaf, `/ws/room/${room}`);
    await listener.until(() => listener.closedWith !== undefined);
    expect(listener.closedWith).toBe(code);
  }
});

test('a space is the same one, however its id is written: who was sent away hears nothing more by either', async () => {
  const salon = (await anna.found('Large Letters')).id;
  const loud = salon.toUpperCase();
  const cleo = await home.town.guestOf(anna, salon, 'Cleo');
  const listener = await Listener.open(cleo);
  listener.say({ t: 'watch', space: loud, since: 0 });
  await listener.until(() => listener.changes(salon).length > 0);
  const said = await say(anna, 'Written in large letters', loud);
  expect(said.space_id).toBe(salon);
  await listener.until(() => heard(listener, salon).some(({ id }) => id === said.id));
  await anna.call(removeMember, { params: { space_id: loud, person_id: cleo.id.toUpperCase() } });
  await listener.until(() => listener.has('gone'));
  const lost = await say(anna, 'Not for Cleo', loud);
  await expect(say(cleo, 'Still here', loud)).rejects.toMatchObject({ code: 'found.not' });
  expect(heard(listener, salon).some(({ id }) => id === lost.id)).toBe(false);
  await listener.close();
});
