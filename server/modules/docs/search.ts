import type { Answer } from '@kinsong/contract/common/call.ts';
import type { searchDocs } from '@kinsong/contract/docs/docs.ts';
import { kindsThat } from '@kinsong/contract/spaces/space-kinds.ts';
import { excerptAround } from '@kinsong/engines/text/excerpt.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse } from '../spaces/index.ts';
import { docShape } from './contract-shapes.ts';
import { findDocs } from './search.sql.ts';

interface Asked {
  readonly q: string;
  readonly limit: number;
}

/** In one space, or in all that somebody may read. */
export async function searchIn(
  house: House,
  person: Person,
  spaceId: string | null,
  { q, limit }: Asked,
): Promise<Answer<typeof searchDocs>> {
  if (spaceId !== null) await mayOrRefuse(house, person, 'docs.read', spaceId);
  const words = plain([q]);
  if (words.length === 0) return { found: [] };
  const spaceIds = spaceId === null ? null : [spaceId];
  const rows = await findDocs(house.db, {
    personId: person.id,
    spaceIds,
    kinds: null,
    words,
    limit,
    all: true,
  });
  return { found: rows.map((row) => ({ doc: docShape(row), excerpt: excerptAround(row.text, words) })) };
}

const plain = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 12);

const quotable = kindsThat((kind) => kind.quotable);

export interface DocWord {
  readonly id: string;
  readonly spaceId: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
}

/** For the guide: what somebody may read that holds any of the words; never of a council, a thread or a swap. */
export async function docsFoundFor(
  house: House,
  person: Person,
  given: readonly string[],
  limit: number,
): Promise<DocWord[]> {
  const words = plain(given);
  if (words.length === 0) return [];
  const wanted = { personId: person.id, spaceIds: null, kinds: quotable, words, limit, all: false };
  return (await findDocs(house.db, wanted)).map((row) => ({
    id: row.id,
    spaceId: row.spaceId,
    authorId: row.writers[0] ?? row.createdBy,
    text: `In the doc “${row.title}”: ${excerptAround(row.text, words)}`,
    at: row.wordsAt ?? row.createdAt,
  }));
}
