import {
  consciousnessLevels,
  type ConsciousnessLevel,
} from '@kinsong/contract/seekers/consciousness-levels.ts';
import type { User } from '@kinsong/contract/identity/identity.ts';
import { isVoice, voiceOf } from '@kinsong/contract/seekers/non-human-speakers.ts';
import type { Database, Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { movedJob } from './trust-moved.job.ts';
import { recordMove } from './move-trust.ts';
import * as rows from './seekers.sql.ts';

interface Arrival {
  readonly personId: string;
  readonly name: string;
  readonly realName: string;
  readonly architect: boolean;
  /** Who invited them, where they said that the newcomer is under 16. */
  readonly guardianId: string | null;
  readonly at: Date;
}

/** Someone has an account now: they get a profile in the same transaction. */
export async function welcome(
  db: Db,
  { personId, name, realName, architect, guardianId, at }: Arrival,
): Promise<void> {
  await rows.insertSeeker(db, {
    personId,
    avatarName: name,
    realName,
    trustScore: 0,
    consciousnessLevel: architect ? 'cosmic' : 'awakening',
    guardianId,
    createdAt: at,
  });
  await recordMove(db, { personId, cause: 'joined', at });
  if (architect) await recordMove(db, { personId, cause: 'architect', at });
}

/** The first evening's promises and manifesto are done: everyone comes so far, so nobody is told which gate it opens. */
export async function settle(house: House, tx: Db, personId: string, at: Date): Promise<void> {
  const { amount } = await recordMove(tx, { personId, cause: 'onboarded', at });
  if (amount !== 0) await house.jobs.enqueue(movedJob, { personId }, { tx });
}

/** Whether their guardian said so when they were invited: such people are not among strangers. */
export async function underSixteen(db: Db, personId: string): Promise<boolean> {
  return ((await rows.findSeeker(db, personId))?.guardianId ?? null) !== null;
}

/** Where somebody's days begin. */
export async function timeZoneOf(db: Database, personId: string): Promise<string> {
  return (await selfOf(db, personId)).timeZone;
}

export interface Self {
  readonly name: string;
  readonly realName: string | null;
  readonly timeZone: string;
}

/** How somebody knows themself. */
export async function selfOf(db: Database, personId: string): Promise<Self> {
  const row = await rows.findSelf(db, personId);
  if (row === null) return { name: '', realName: null, timeZone: 'UTC' };
  return { name: row.avatarName, realName: row.realName, timeZone: row.timeZone };
}

type SeekersPart = Pick<
  User,
  | 'avatar_name'
  | 'real_name'
  | 'avatar_url'
  | 'bio'
  | 'homepage_preference'
  | 'trust_score'
  | 'consciousness_level'
  | 'multiplayer_access'
>;

/** The seeker's part of the user object. */
export async function describe(db: Db, personId: string): Promise<SeekersPart> {
  const row = await rows.findSeeker(db, personId);
  if (row === null) throw new Error(`no profile for the person ${personId}`);
  return {
    avatar_name: row.avatarName,
    real_name: row.realName,
    avatar_url: row.avatarUrl,
    bio: row.bio,
    homepage_preference: row.homepagePreference,
    trust_score: row.trustScore,
    consciousness_level: row.consciousnessLevel,
    multiplayer_access: row.guardianId === null ? 'Enabled' : 'Limited',
  };
}

/** Where the picture lies is for media to know; here stands which one is worn. */
export async function changeAvatar(house: House, personId: string, address: string): Promise<void> {
  await rows.updateSeeker(house.db, personId, { avatarUrl: address });
}

/** How someone is called and seen; without a picture they keep the one they have. */
export async function introduce(db: Db, personId: string, name: string, address: string): Promise<void> {
  await rows.updateSeeker(db, personId, {
    avatarName: name,
    ...(address === '' ? {} : { avatarUrl: address }),
  });
}

/** Somebody has come so far; whoever is further already stays there. */
export async function reachLevel(db: Db, personId: string, level: ConsciousnessLevel): Promise<void> {
  const below = consciousnessLevels.slice(0, consciousnessLevels.indexOf(level));
  await rows.raiseLevel(db, personId, level, below);
}

export interface Profile {
  readonly name: string;
  readonly avatar_url: string;
  readonly trust_score: number;
}

/** A name and a face for each of these people, for whoever shows them in a list. */
export async function profilesOf(db: Db, personIds: readonly string[]): Promise<Map<string, Profile>> {
  if (personIds.length === 0) return new Map();
  const faces = await rows.facesOf(
    db,
    personIds.filter((id) => !isVoice(id)),
  );
  const people = faces.map(({ personId, avatarName, avatarUrl, trustScore }): [string, Profile] => [
    personId,
    { name: avatarName, avatar_url: avatarUrl, trust_score: trustScore },
  ]);
  return new Map([...people, ...personIds.flatMap(voiceProfile)]);
}

function voiceProfile(id: string): [string, Profile][] {
  const voice = voiceOf(id);
  return voice === undefined ? [] : [[id, { name: voice.name, avatar_url: '', trust_score: 0 }]];
}
