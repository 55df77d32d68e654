import type { Unread } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { profilesOf } from '../seekers/index.ts';
import { mayOrRefuse } from '../spaces/index.ts';
import { makeDelayedWrites } from '../../platform/delayed-writes.ts';
import { keepMarks, keptMarksIn, markOf, unreadOf, type Mark } from './read-marks.sql.ts';

/** Marks wait before they are written down, since each of them says who was here; every node lays them over the rows. */
export const marks = makeDelayedWrites<Mark>('messages.seen', (house, waiting) =>
  keepMarks(house.db, waiting),
);

const keyOf = ({ spaceId, personId }: Mark): string => `${spaceId} ${personId}`;

function note(house: House, mark: Mark): void {
  const before = marks.waiting(house).get(keyOf(mark));
  if (before === undefined || before.seq < mark.seq) marks.note(house, keyOf(mark), mark);
}

/** A mark that came in on one node is known on all, and written down by whichever of them comes to it. */
export function hearMarks(house: House): void {
  house.live.onShared('seen', (mark) => note(house, mark as Mark));
}

/** I have read up to here. Never beyond what there is, never back. */
export async function seenUpTo(house: House, person: Person, spaceId: string, seq: number): Promise<number> {
  const { rev } = await mayOrRefuse(house, person, 'messages.read', spaceId);
  const asked = { spaceId, personId: person.id, seq: Math.min(seq, rev) };
  const kept = await markOf(house.db, spaceId, person.id);
  const before = Math.max(kept, marks.waiting(house).get(keyOf(asked))?.seq ?? 0);
  if (asked.seq > before) {
    note(house, asked);
    house.live.share('seen', asked);
  }
  const mark = Math.max(before, asked.seq);
  house.live.signal(spaceId, { s: 'seen', person: person.id, seq: mark });
  return mark;
}

/** How far each has read in a space. */
export async function marksIn(house: House, spaceId: string): Promise<ReadonlyMap<string, number>> {
  const kept = await keptMarksIn(house.db, spaceId);
  const waiting = [...marks.waiting(house).values()].filter((mark) => mark.spaceId === spaceId);
  const furthest = new Map<string, number>();
  for (const { personId, seq } of [...kept, ...waiting])
    furthest.set(personId, Math.max(seq, furthest.get(personId) ?? 0));
  return furthest;
}

export async function seenBy(
  house: House,
  person: Person,
  spaceId: string,
): Promise<{ person_id: string; seq: number }[]> {
  await mayOrRefuse(house, person, 'messages.read', spaceId);
  return [...(await marksIn(house, spaceId))].map(([person_id, seq]) => ({ person_id, seq }));
}

export async function unreadFor(house: House, person: Person): Promise<Unread[]> {
  const found = await unreadOf(house.db, person.id, [...marks.waiting(house).values()]);
  const authors = found.flatMap(({ authorId }) => (authorId === null ? [] : [authorId]));
  const profiles = await profilesOf(house.db, [...new Set(authors)]);
  return found.map(({ spaceId, unread, mentions, seen, id, seq, authorId, content, createdAt }) => ({
    space_id: spaceId,
    unread,
    mentions,
    seen,
    last:
      id === null || seq === null || authorId === null || content === null || createdAt === null
        ? null
        : {
            id,
            seq,
            author_id: authorId,
            author_name: profiles.get(authorId)?.name ?? '',
            content: content.slice(0, longestPreview),
            created_at: new Date(createdAt).toISOString(),
          },
  }));
}

/** A card shows one line of what was last said. */
const longestPreview = 160;
