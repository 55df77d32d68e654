import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import type { establishGuild, Guild } from '@kinsong/contract/guilds/guilds.ts';
import type { User } from '@kinsong/contract/identity/identity.ts';
import { shortened } from '@kinsong/engines/text/shorten-text.ts';
import { longestSubtitle } from '@kinsong/contract/spaces/settings.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { findPersonById, userOf } from '../identity/index.ts';
import { endPart } from '../onboarding/index.ts';
import { reachLevel, selfOf } from '../seekers/index.ts';
import { changeSettings, foundSpace, mayOrRefuse, nameOfSpace, type Eraser } from '../spaces/index.ts';
import * as rows from './guilds.sql.ts';
import { guildsPorts } from './ports.ts';

type Wanted = Received<typeof establishGuild>['body'];

/** Makes the space of a guild and its profile, both or neither. Sent twice it is made once. */
export async function establish(
  house: House,
  person: Person,
  wanted: Wanted,
): Promise<Answer<typeof establishGuild>> {
  if (wanted.name === '' || wanted.subtitle === '' || wanted.manifesto === '')
    throw new Refusal('guild.incomplete');
  const { id, name } = wanted;
  const subtitle = shortened(wanted.subtitle, longestSubtitle - 1);
  const founder = await selfOf(house.db, person.id);
  const writeProfile = async (tx: Db): Promise<void> => {
    await showImage(house, tx, person, wanted.image);
    await rows.insertProfile(tx, profileOf(wanted, person, founder.name, house.clock.now()));
    await reachLevel(tx, person.id, 'guild_founder');
    await endPart(house, tx, person.id, { part: 'guild_creation', act: 'finished' });
  };
  const space = { id, name, subtitle, kind: 'guild', parent_id: null } as const;
  const founded = await foundSpace(house, person, space, writeProfile);
  // A guild that was founded by its vision alone gets its manifesto now; any other space of this id is something else.
  if ((await rows.findProfile(house.db, id)) === null && founded.kind === 'guild') {
    await changeSettings(house, person, id, { name, subtitle });
    await house.db.transaction(writeProfile);
  }
  const row = await rows.findProfile(house.db, id);
  if (row === null) throw new Refusal('id.taken');
  const account = await findPersonById(house.db, person.id);
  if (account === null) throw new Refusal('auth.needed');
  return { ...guildShape(row, await nameOfSpace(house.db, id)), founder: await userOf(house, account) };
}

async function showImage(house: House, tx: Db, person: Person, image: string): Promise<void> {
  if (image !== '' && !(await guildsPorts.of(house).showImage(tx, person.id, image)))
    throw new Refusal('found.not');
}

/** All that a guild said of itself, when its space goes. */
export const eraseGuild: Eraser = async (tx, spaceId, house) => {
  const image = await rows.deleteProfile(tx, spaceId);
  return image === null || image === '' ? undefined : guildsPorts.of(house).dropImage(house, tx, image);
};

const profileOf = (
  wanted: Wanted,
  person: Person,
  founderName: string,
  createdAt: Date,
): rows.ProfileRow => ({
  spaceId: wanted.id,
  subtitle: wanted.subtitle,
  manifesto: wanted.manifesto,
  image: wanted.image,
  focusTags: [...new Set(wanted.focus_tags)],
  founderId: person.id,
  founderName,
  createdAt,
  semiIndependent: wanted.semi_independent,
  integrationEnabled: wanted.integration_enabled,
});

export async function openGuild(house: House, person: Person, spaceId: string): Promise<Guild> {
  await mayOrRefuse(house, person, 'spaces.read', spaceId);
  const row = await rows.findProfile(house.db, spaceId);
  if (row === null) throw new Refusal('found.not');
  return guildShape(row, await nameOfSpace(house.db, spaceId));
}

const guildShape = (row: rows.ProfileRow, name: string): Guild => ({
  id: row.spaceId,
  name,
  subtitle: row.subtitle,
  manifesto: row.manifesto,
  image: row.image,
  focus_tags: row.focusTags,
  founder_id: row.founderId,
  founder_name: row.founderName,
  created_at: row.createdAt.toISOString(),
  semi_independent: row.semiIndependent,
  integration_enabled: row.integrationEnabled,
});

/** The guild somebody is at home in, for the user object: their own before one of others, the older first. */
export async function guildOf(db: Db, personId: string): Promise<User['guild']> {
  const first = await rows.firstGuild(db, personId);
  if (first === null) return null;
  const { spaceId, role, image } = first;
  return { id: spaceId, name: await nameOfSpace(db, spaceId), image, role };
}
