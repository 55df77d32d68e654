import { kindsThat } from '@kinsong/contract/spaces/space-kinds.ts';
import { excerptAround } from '@kinsong/engines/text/excerpt.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { filesReadable } from './salon-knowledge.sql.ts';

export interface FileWord {
  readonly id: string;
  readonly spaceId: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
}

const quotable = kindsThat((kind) => kind.quotable);

/** For the guide: files that somebody may read, by their names and the words in them; with the same kinds left out as of messages. */
export async function filesFoundFor(
  house: House,
  person: Person,
  given: readonly string[],
  limit: number,
): Promise<FileWord[]> {
  const words = given.flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 12);
  if (words.length === 0) return [];
  const found = await filesReadable(house.db, { personId: person.id, kinds: quotable, words, limit });
  return found.map(({ id, spaceId, broughtBy, name, text, broughtAt }) => {
    const excerpt = excerptAround(text, words);
    return {
      ...{ id, spaceId, authorId: broughtBy, at: broughtAt },
      text: excerpt === '' ? `The file “${name}”` : `In the file “${name}”: ${excerpt}`,
    };
  });
}
