import type { Unread } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { profilesOf } from '../seekers/index.ts';
import { mayOrRefuse } from '../spaces/index.ts';
import { moveSeen, seenIn, unreadOf } from './seen.sql.ts';

/** I have read up to here. Never beyond what there is, never back. */
export async function seenUpTo(house: House, person: Person, spaceId: string, seq: number): Promise<number> {
  const { rev } = await mayOrRefuse(house, person, 'messages.read', spaceId);
  const mark = await moveSeen(house.db, spaceId, person.id, Math.min(seq, rev));
  house.live.signal(spaceId, { s: 'seen', person: person.id, seq: mark });
  return mark;
}

export async function seenBy(
  house: House,
  person: Person,
  spaceId: string,
): Promise<{ person_id: string; seq: number }[]> {
  await mayOrRefuse(house, person, 'messages.read', spaceId);
  const marks = await seenIn(house.db, spaceId);
  return marks.map(({ personId, seq }) => ({ person_id: personId, seq }));
}

export async function unreadFor(house: House, person: Person): Promise<Unread[]> {
  const found = await unreadOf(house.db, person.id);
  const authors = found.flatMap(({ authorId }) => (authorId === null ? [] : [authorId]));
  const profiles = await profilesOf(house.db, [...new Set(authors)]);
  return found.map(({ spaceId, unread, seen, seq, authorId, content, createdAt }) => ({
    space_id: spaceId,
    unread,
    seen,
    last:
      seq === null || authorId === null || content === null || createdAt === null
        ? null
        : {
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
