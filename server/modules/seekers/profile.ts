import type { AnswerSent } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { reaches, type Audience } from '@kinsong/contract/seekers/audiences.ts';
import type { OwnProfile, ProfileChange, profileOf } from '@kinsong/contract/seekers/profile.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { blockedBetween } from './blocks.sql.ts';
import { seekersPorts } from './ports.ts';
import * as rows from './seekers.sql.ts';

async function rowOf(house: House, personId: string): Promise<rows.SeekerRow> {
  const row = await rows.findSeeker(house.db, personId);
  if (row === null) throw new Error(`no profile for the person ${personId}`);
  return row;
}

export async function readProfile(house: House, { id }: Person): Promise<OwnProfile> {
  const row = await rowOf(house, id);
  return {
    avatar_name: row.avatarName,
    real_name: row.realName,
    bio: row.bio,
    homepage_preference: row.homepagePreference,
    availability: row.availability,
    shows_presence: row.showsPresence,
    seen_by: { real_name: row.realNameSeenBy, bio: row.bioSeenBy, availability: row.availabilitySeenBy },
  };
}

/** What is not named stays. Another name is told to everyone who sees it, and who hides is gone from sight at once. */
export async function changeProfile(
  house: House,
  person: Person,
  change: ProfileChange,
): Promise<OwnProfile> {
  const before = await rowOf(house, person.id);
  await rows.updateSeeker(house.db, person.id, columnsOf(change));
  const isRenamed = change.avatar_name !== undefined && change.avatar_name !== before.avatarName;
  if (isRenamed) await seekersPorts.of(house).profileChanged(house, person.id);
  const after = await readProfile(house, person);
  if (after.shows_presence !== before.showsPresence)
    house.live.presenceShown(person.id, after.shows_presence);
  return after;
}

const columnsOf = ({ seen_by = {}, ...change }: ProfileChange): rows.SeekerChange => ({
  avatarName: change.avatar_name,
  realName: change.real_name,
  bio: change.bio,
  homepagePreference: change.homepage_preference,
  availability: change.availability,
  showsPresence: change.shows_presence,
  realNameSeenBy: seen_by.real_name,
  bioSeenBy: seen_by.bio,
  availabilitySeenBy: seen_by.availability,
});

/** Somebody as they let themselves be seen by this one. Who is blocked finds a name and no more, as if nothing were said. */
export async function showProfile(
  house: House,
  reader: Person,
  personId: string,
): Promise<AnswerSent<typeof profileOf>> {
  const row = await rows.findSeeker(house.db, personId);
  if (row === null) throw new Refusal('found.not');
  const isSelf = personId === reader.id;
  const near = isSelf ? 'family' : await seekersPorts.of(house).nearness(house, reader.id, personId);
  const isBlocked = !isSelf && (await blockedBetween(house.db, reader.id)).has(personId);
  if (near === null) throw new Refusal('found.not');
  const shown = <T>(audience: Audience, fact: T): T | null =>
    isSelf || (!isBlocked && reaches(audience, near)) ? fact : null;
  return {
    person_id: personId,
    name: row.avatarName,
    avatar_url: row.avatarUrl,
    real_name: shown(row.realNameSeenBy, row.realName),
    bio: shown(row.bioSeenBy, row.bio || null),
    availability: shown(row.availabilitySeenBy, row.availability),
  };
}
