import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/index.ts';
import { members, spaces } from './spaces.tables.ts';

export interface Together {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly personId: string;
}

/** Everyone who is now in a space with this person, a row for each and each space. */
export async function togetherWith(db: Db, personId: string): Promise<Together[]> {
  const mine = alias(members, 'mine');
  return db
    .select({ id: spaces.id, name: spaces.name, kind: spaces.kind, personId: members.personId })
    .from(mine)
    .innerJoin(spaces, eq(spaces.id, mine.spaceId))
    .innerJoin(members, and(eq(members.spaceId, mine.spaceId), isNull(members.leftAt)))
    .where(and(eq(mine.personId, personId), isNull(mine.leftAt), isNull(spaces.archivedAt)));
}
