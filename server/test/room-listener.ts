import type { RoomFrame } from '@kinsong/contract/live/protocol.ts';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Citizen } from './people.ts';

type NewMessage = Extract<RoomFrame, { type: 'new_message' }>['message'];

/** A client of /ws/room/{room_id} that knows the specification alone, and asks nothing. */
export class RoomListener {
  readonly frames: RoomFrame[] = [];
  readonly opened: Promise<unknown>;
  closedWith: number | undefined;
  readonly #socket: WebSocket;

  constructor({ base, token }: Citizen, room: string) {
    this.#socket = new WebSocket(`${base.replace('http', 'ws')}/ws/room/${room}`, {
      headers: { authorization: `Bearer ${token ?? ''}` },
    });
    this.opened = once(this.#socket, 'open');
    this.#socket.on('message', (data: Buffer) => this.frames.push(JSON.parse(data.toString()) as RoomFrame));
    this.#socket.on('close', (code) => {
      this.closedWith = code;
    });
  }

  static async open(who: Citizen, room: string): Promise<RoomListener> {
    const listener = new RoomListener(who, room);
    await listener.opened;
    return listener;
  }

  messages(): NewMessage[] {
    return this.frames.flatMap((frame) => (frame.type === 'new_message' ? [frame.message] : []));
  }

  async until(condition: () => boolean, patience = 5000): Promise<void> {
    const ends = Date.now() + patience;
    while (!condition()) {
      if (Date.now() > ends) throw new Error(`it did not come; what came: ${JSON.stringify(this.frames)}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async close(): Promise<void> {
    if (this.#socket.readyState === WebSocket.CLOSED) return;
    this.#socket.close();
    await once(this.#socket, 'close');
  }
}
