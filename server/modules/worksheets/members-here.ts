import type { Db } from '../../platform/database/index.ts';
import { membersOf } from '../spaces/index.ts';

/** Who is in a space now, in the order they came; those who left are not. */
export const membersHere = async (db: Db, spaceId: string) =>
  (await membersOf(db, spaceId)).filter(({ leftAt }) => leftAt === null);
