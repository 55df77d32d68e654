import type { Role } from '@kinsong/contract/common/capability.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { guildProfiles } from './guilds.tables.ts';

export type ProfileRow = typeof guildProfiles.$inferSelect;

export async function insertProfile(db: Db, row: ProfileRow): Promise<void> {
  await db.insert(guildProfiles).values(row).onConflictDoNothing();
}

/** Without asking who looks: for verbs that have asked already. */
export async function findProfile(db: Db, spaceId: string): Promise<ProfileRow | null> {
  const [row] = await db.select().from(guildProfiles).where(eq(guildProfiles.spaceId, spaceId));
  return row ?? null;
}

/** Answers the picture it showed. */
export async function deleteProfile(db: Db, spaceId: string): Promise<string | null> {
  const [gone] = await db
    .delete(guildProfiles)
    .where(eq(guildProfiles.spaceId, spaceId))
    .returning({ image: guildProfiles.image });
  return gone?.image ?? null;
}

/** A guild somebody is in, as far as it is told beside their name. */
export interface InGuild {
  readonly spaceId: string;
  readonly role: Role;
  readonly image: string;
}

/** Ids are made in the order of time, so that the older guild comes first. */
const first = `
  select r.space_id as "spaceId", r.role, coalesce(p.image, '') as image
  from space_readers r left join guild_profiles p on p.space_id = r.space_id
  where r.person_id = $1 and r.kind = 'guild' and not r.archived
  order by r.role <> 'owner', r.space_id limit 1`;

/** Of the open guilds somebody is in their own before others, the older before the younger. */
export async function firstGuild(db: Db, personId: string): Promise<InGuild | null> {
  const [row] = await db.prepared<InGuild>(first, [personId]);
  return row ?? null;
}
