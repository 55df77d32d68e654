import type { Crowd } from './crowd.ts';
import type { Read, Reading } from './reading.ts';
import type { RoomAddress } from './rooms/index.ts';
import type { Streamed } from './stream.ts';

/** What the load process does when asked; one and the same process speaks with every peer. */
export interface LoadQuestions {
  open: { given: { room: string; address: RoomAddress; listeners: number }; answer: null };
  stream: { given: { room: string; inFlight: number; millis: number }; answer: Streamed };
  pace: { given: { room: string; aSecond: number; messages: number }; answer: number[] };
  close: { given: { room: string }; answer: null };
  gather: { given: Crowd; answer: null };
  disperse: { given: null; answer: null };
  read: { given: Reading; answer: Read };
}
