import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { Member, MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { salon, salonId } from '../../../test/salon.ts';
import { anna } from '../../../test/sign-in-anna.ts';
import { door } from '../sample-rooms.ts';

/** A room for tests, with two in it and some words. */
export const kitchen: MySpace = salon(1, {
  ...{ name: 'The Night Kitchen', kind: 'room', role: 'member', members: 2, rev: 9 },
});
export const room = door(1, { id: kitchen.id, name: kitchen.name, rule: 'month', role: 'member' });
export const grete = salonId(60);

const at = new Date().toISOString();
const member = (person_id: string, name: string, role: Member['role']): Member => ({
  ...{ space_id: kitchen.id, person_id, name, avatar_url: '', role, joined_at: at, left_at: null },
  ...{ shows_work: false, rev: 1 },
});
export const members = [member(grete, 'Grete', 'owner'), member(anna.id, 'Anna', 'member')];

const words = (seq: number, author_id: string, content: string, trust_taps?: number): Message => ({
  ...{ id: salonId(200 + seq), space_id: kitchen.id, author_id, seq, rev: seq, content, reply_to: null },
  ...{ attachments: [], created_at: at, edited_at: null, deleted_at: null },
  ...(trust_taps !== undefined && { trust_taps }),
});
export const said = [
  words(4, grete, 'I still lay two cups.', 4),
  words(6, anna.id, 'Oma, may I drink from it on Sunday?', 3),
];

export const trust = {
  ...{ trust_score: 134, consciousness_level: 'manifesto_activated', multiplayer_access: 'Enabled' },
  authenticity: {
    value: 75,
    made_of: [
      { what: 'tasks_confirmed', count: 3, points: 75 },
      { what: 'tasks_overdue', count: 1, points: 0 },
    ],
  },
  collaboration_potential: { value: 20, made_of: [{ what: 'people_worked_with', count: 2, points: 20 }] },
  vision_alignment: { value: null, made_of: [] },
};

const gates = [
  { gate: 'rooms', open: true, missing: 0, closes_at: null },
  { gate: 'more_rooms', open: true, missing: 0, closes_at: null },
  { gate: 'retreats', open: false, missing: 17, closes_at: null },
];

/** What a house answers while one is in it. */
export function answersOfRoom({
  role = 'member',
  spoken = said,
}: { role?: Member['role']; spoken?: Message[] } = {}) {
  const space = { ...kitchen, role };
  const path = `/api/spaces/${kitchen.id}`;
  return {
    'GET /api/spaces': () => ({ spaces: [space] }),
    [`GET ${path}`]: () => ({ space, members, abilities: [] }),
    [`GET ${path}/messages`]: () => ({ messages: spoken, more: false, rev: 9 }),
    [`GET ${path}/seen`]: () => ({ seen: [] }),
    [`GET ${path}/pins`]: () => ({ messages: [] }),
    [`GET /api/rooms/${kitchen.id}`]: () => ({ ...room, role }),
    'GET /api/rooms': () => ({ rooms: [], more: false }),
    'GET /api/blocks': () => ({ people: [] }),
    'GET /api/rooms/trust-analytics': () => trust,
    'GET /api/trust': () => ({ score: 134, gates, causes: [], entries: [], more: false }),
  };
}
