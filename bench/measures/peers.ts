import { newDataFolder } from '../house/data-folder.ts';
import { startHouse } from '../house/house.ts';
import { peopleSalon } from '../house/people.ts';
import type { RoomAddress } from '../load/index.ts';
import { domain, startEjabberd } from '../peers/ejabberd.ts';
import { startBare, startSocketIo } from '../peers/servers.ts';

/** A server with a room to talk in. */
export interface Talker {
  readonly name: PeerName;
  readonly address: RoomAddress;
  stop(): Promise<void>;
}

export const peerNames = {
  ours: 'Kinsong, stored durably',
  framed: 'bare ws, framed once',
  each: 'bare ws, framed for each',
  socketIo: 'socket.io',
  ejabberd: 'ejabberd with archive',
} as const;
export type PeerName = keyof typeof peerNames;

const people = 20;
const mostSenders = 32;

export async function talkingHouse(): Promise<Talker> {
  const house = await startHouse({ dataFolder: newDataFolder() });
  const { id, tokens, revision } = await peopleSalon(house, people);
  const rev = await revision();
  const address = { kind: 'house', port: house.port, space: id, tokens, rev, senders: mostSenders } as const;
  return { name: 'ours', address, stop: () => house.stop() };
}

export async function talkingBare(name: 'framed' | 'each'): Promise<Talker> {
  const { port, stop } = await startBare(name === 'framed' ? 'framed-once' : 'framed-each');
  return { name, address: { kind: 'bare', port }, stop };
}

export async function talkingSocketIo(): Promise<Talker> {
  const { port, stop } = await startSocketIo();
  return { name: 'socketIo', address: { kind: 'socket.io', port }, stop };
}

export async function talkingEjabberd(mayInstall: boolean): Promise<Talker | string> {
  const peer = await startEjabberd(mayInstall);
  if (typeof peer === 'string') return peer;
  return { name: 'ejabberd', address: { kind: 'xmpp', port: peer.port, domain }, stop: peer.stop };
}
