import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Evening as EveningAnswer } from '@kinsong/contract/onboarding/evening.ts';
import { promisesVersion } from '@kinsong/contract/onboarding/promises-version.ts';
import {
  happened,
  may,
  stepOf,
  type Act,
  type Evening,
  type Part,
  type Step,
} from '@kinsong/engines/onboarding/evening.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { moveTrust, profilesOf, settle } from '../seekers/index.ts';
import { endedParts, keepEnded, type EndedPart } from './evening.sql.ts';
import { onboardingPorts } from './ports.ts';

/** Promises given to older words are asked for again. */
const stillHolds = ({ part, version }: EndedPart): boolean =>
  part !== 'sacred_tenets' || version === promisesVersion;

function eveningOf(rows: readonly EndedPart[]): Evening {
  const held = rows.filter(stillHolds);
  return {
    ended: Object.fromEntries(held.map(({ part, outcome }) => [part, outcome])),
    guildWanted: held.some(({ guildWanted }) => guildWanted),
  };
}

export async function stepAt(db: Db, personId: string): Promise<Step> {
  return stepOf(eveningOf(await endedParts(db, personId)));
}

function answer(rows: readonly EndedPart[]): EveningAnswer {
  const evening = eveningOf(rows);
  return {
    step: stepOf(evening),
    parts: rows
      .filter(stillHolds)
      .map(({ part, outcome, endedAt }) => ({ part, outcome, ended_at: endedAt.toISOString() })),
    guild_wanted: evening.guildWanted,
  };
}

export const seeEvening = async (house: House, person: Person): Promise<EveningAnswer> =>
  answer(await endedParts(house.db, person.id));

export interface Ending {
  readonly part: Part;
  readonly act: Act;
  /** Of the promises. */
  readonly version?: number;
  /** Of the manifesto. */
  readonly guildWanted?: boolean;
}

/** Ends a part of somebody's evening, in the transaction of what ends it. */
export async function endPart(house: House, tx: Db, personId: string, ending: Ending): Promise<void> {
  const { part, act, version = null, guildWanted = false } = ending;
  const evening = eveningOf(await endedParts(tx, personId));
  if (!may(evening, part, act)) throw refusalOf(evening);
  const at = house.clock.now();
  const ended = Object.entries(happened(evening, part, act).ended) as [Part, EndedPart['outcome']][];
  const endedNow = ended.filter(([each]) => evening.ended[each] === undefined);
  if (endedNow.length === 0) return;
  const isNew = await keepEnded(
    tx,
    endedNow.map(([each, outcome]) => ({
      personId,
      part: each,
      outcome,
      endedAt: at,
      version: each === 'sacred_tenets' ? (version ?? promisesVersion) : null,
      guildWanted: each === 'manifesto_onboarding' && guildWanted,
    })),
  );
  if (isNew.includes('manifesto_onboarding')) await settledIn(house, tx, personId, at);
}

const refusalOf = ({ ended }: Evening): Refusal =>
  new Refusal(ended.sacred_tenets === undefined ? 'onboarding.promises' : 'onboarding.goesOn');

/** Promises and manifesto are done, entered or skipped: that is what trust grows by, and the inviter's with it. */
async function settledIn(house: House, tx: Db, personId: string, at: Date): Promise<void> {
  await settle(house, tx, personId, at);
  const inviter = await onboardingPorts.of(house).inviterOf(tx, personId);
  if (inviter === null) return;
  // By the same connection: the name may be new with this very transaction, and a second one may not be had.
  const guest = (await profilesOf(tx, [personId])).get(personId);
  const from = { type: 'guest', id: personId, space_id: null, text: guest?.name ?? null };
  await moveTrust(house, tx, { personId: inviter, cause: 'guest_onboarded', at, from });
}

export async function endOwnPart(house: House, person: Person, part: Part, act: Act): Promise<EveningAnswer> {
  await house.db.transaction((tx) => endPart(house, tx, person.id, { part, act }));
  return seeEvening(house, person);
}
