import { nothingToPrepare, openAll, words, type Room } from '../room.ts';
import { Tally } from '../tally.ts';
import { LightSocket } from '../websocket.ts';

export interface SocketIoRoom {
  readonly kind: 'socket.io';
  readonly port: number;
}

const path = '/socket.io/?EIO=4&transport=websocket';
const event = '42';
const ping = '2'.charCodeAt(0);

/** socket.io's own protocol, spoken by the same light client as all the others use. */
export async function openSocketIoRoom({ port }: SocketIoRoom, listeners: number): Promise<Room> {
  const tally = new Tally(listeners);
  const sockets = await openAll(listeners, (index) => join(port, '&listen=1', () => tally.heard(index)));
  const sender = await join(port, '', () => undefined);
  const saying = `${event}${JSON.stringify(['say', words])}`;
  return {
    listeners,
    tally,
    prepare: nothingToPrepare,
    say(sent) {
      sender.say(saying);
      sent();
    },
    close() {
      for (const socket of [...sockets, sender]) socket.close();
    },
  };
}

async function join(port: number, query: string, onEvent: () => void): Promise<LightSocket> {
  const joined = Promise.withResolvers<undefined>();
  const socket = await LightSocket.open({ port, path: path + query }, (bytes, start, end) => {
    const text = bytes.toString('latin1', start, Math.min(end, start + 2));
    if (text === event) onEvent();
    else if (text === '40') joined.resolve(undefined);
    else if (bytes[start] === ping) socket.say('3');
  });
  socket.say('40');
  await joined.promise;
  return socket;
}
