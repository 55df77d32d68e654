import { nothingToPrepare, openAll, words, type Room } from '../room.ts';
import { Tally } from '../tally.ts';
import { LightSocket } from '../websocket.ts';

export interface BareRoom {
  readonly kind: 'bare';
  readonly port: number;
}

export async function openBareRoom({ port }: BareRoom, listeners: number): Promise<Room> {
  const tally = new Tally(listeners);
  const sockets = await openAll(listeners, (index) =>
    LightSocket.open({ port, path: '/listen' }, () => tally.heard(index)),
  );
  const sender = await LightSocket.open({ port, path: '/say' }, () => undefined);
  return {
    listeners,
    tally,
    prepare: nothingToPrepare,
    say(sent) {
      sender.say(words);
      sent();
    },
    close() {
      for (const socket of [...sockets, sender]) socket.close();
    },
  };
}
