import { answerQuestions } from '../run/helper.ts';
import { disperse, gather } from './crowd.ts';
import { pace } from './pace.ts';
import type { LoadQuestions } from './questions.ts';
import { read } from './reading.ts';
import type { Room } from './room.ts';
import { openRoom } from './rooms/index.ts';
import { stream } from './stream.ts';

const rooms = new Map<string, Room>();

function named(name: string): Room {
  const room = rooms.get(name);
  if (room === undefined) throw new Error(`no room ${name} is open`);
  return room;
}

answerQuestions<LoadQuestions>({
  async open({ room, address, listeners }) {
    rooms.set(room, await openRoom(address, listeners));
    return null;
  },
  stream: ({ room, inFlight, millis }) => stream(named(room), inFlight, millis),
  pace: ({ room, aSecond, messages }) => pace(named(room), aSecond, messages),
  async close({ room }) {
    named(room).close();
    rooms.delete(room);
    return null;
  },
  gather,
  disperse,
  read,
});
