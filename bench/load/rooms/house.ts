import { newId } from '@kinsong/contract/common/ids.ts';
import { kindOf, spanOf } from './house-frames.ts';
import { nothingToPrepare, openAll, words, type Room } from '../room.ts';
import { Tally } from '../tally.ts';
import { LightSocket } from '../websocket.ts';

export interface HouseRoom {
  readonly kind: 'house';
  readonly port: number;
  readonly space: string;
  /** The sessions that listen, one connection after the other. */
  readonly tokens: readonly string[];
  /** The revision the space is at. */
  readonly rev: number;
  readonly senders: number;
  /** Where there are some, what is said is a change of the next of these tasks, and no message. */
  readonly tasks?: readonly string[];
}

/** Listeners at our own server by its live connection; what is said goes by one of these, as from an open page. */
export async function openHouseRoom(
  { port, space, tokens, rev, senders, tasks = [] }: HouseRoom,
  listeners: number,
): Promise<Room> {
  const tally = new Tally(listeners);
  /** For each who has said something, what is done when it is answered. */
  const answered = new Map<number, () => void>();
  const sockets = await openAll(listeners, (index) =>
    listen(port, tokens[index % tokens.length]!, space, rev, {
      onRevision: (heard) => tally.heardUpTo(index, heard - rev),
      onAnswer: () => answered.get(index)?.(),
    }),
  );
  let said = 0;
  const nextCall = (): string => {
    said += 1;
    if (tasks.length === 0) {
      const body = `{"id":"${newId()}","content":"${words}"}`;
      return `"call":"messages.post","params":{"space_id":"${space}"},"query":{},"body":${body}`;
    }
    const change = `"query":{},"body":{"text":"As it stands after ${said} changes"}`;
    return `"call":"tasks.change","params":{"task_id":"${tasks[said % tasks.length]!}"},${change}`;
  };
  const free = sockets.slice(0, senders).map((_, index) => index);
  return {
    listeners,
    tally,
    prepare: nothingToPrepare,
    say(sent) {
      const speaker = free.pop();
      if (speaker === undefined) throw new Error('more under way than there are senders');
      answered.set(speaker, () => {
        free.push(speaker);
        sent();
      });
      sockets[speaker]!.say(`{"t":"call","id":1,${nextCall()}}`);
    },
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}

async function listen(
  port: number,
  token: string,
  space: string,
  since: number,
  { onRevision, onAnswer }: { onRevision: (rev: number) => void; onAnswer: () => void },
): Promise<LightSocket> {
  const watching = Promise.withResolvers<undefined>();
  let own = since;
  const socket = await LightSocket.open({ port, path: '/ws?v=1', token }, (bytes, start, end) => {
    const kind = kindOf(bytes, start, end);
    if (kind === 'watching') watching.resolve(undefined);
    else if (kind === 'gone') watching.reject(new Error('the house shows the space to nobody'));
    else if (kind === 'answer') onAnswer();
    else if (kind === 'refused') throw new Error(`refused: ${bytes.toString('utf8', start, end)}`);
    if (kind !== 'changes') return;
    const { after, rev } = spanOf(bytes, start);
    // As every client does: what does not go on from where one is, is not taken.
    if (after > own || rev <= own) return;
    own = rev;
    onRevision(rev);
  });
  socket.say(JSON.stringify({ t: 'watch', space, since }));
  await watching.promise;
  return socket;
}
