import { newId } from '@kinsong/contract/common/ids.ts';
import { HttpLine } from '../http-line.ts';
import { kindOf, spanOf } from './house-frames.ts';
import { openAll, words, type Room } from '../room.ts';
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
}

/** Listeners at our own server by its live connection; what is said goes the way of the product's own call. */
export async function openHouseRoom(
  { port, space, tokens, rev, senders }: HouseRoom,
  listeners: number,
): Promise<Room> {
  const tally = new Tally(listeners);
  const sockets = await openAll(listeners, (index) =>
    listen(port, tokens[index % tokens.length]!, space, rev, (heard) => tally.heardUpTo(index, heard - rev)),
  );
  let free: HttpLine[] = [];
  const path = `/api/spaces/${space}/messages`;
  const token = tokens[0]!;
  return {
    listeners,
    tally,
    async prepare() {
      free = free.filter(({ hungUp }) => !hungUp);
      free.push(...(await openAll(senders - free.length, () => HttpLine.open(port))));
    },
    say(sent) {
      const line = free.pop();
      if (line === undefined) throw new Error('more under way than there are senders');
      const body = `{"id":"${newId()}","content":"${words}"}`;
      line.send({ method: 'POST', path, token, body }, ({ status }) => {
        if (status !== 200) throw new Error(`the house answered a message with ${status}`);
        free.push(line);
        sent();
      });
    },
    close() {
      for (const end of [...sockets, ...free]) end.close();
    },
  };
}

async function listen(
  port: number,
  token: string,
  space: string,
  since: number,
  onRevision: (rev: number) => void,
): Promise<LightSocket> {
  const watching = Promise.withResolvers<undefined>();
  let own = since;
  const socket = await LightSocket.open({ port, path: '/ws?v=1', token }, (bytes, start, end) => {
    const kind = kindOf(bytes, start, end);
    if (kind === 'watching') watching.resolve(undefined);
    else if (kind === 'gone') watching.reject(new Error('the house shows the space to nobody'));
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
