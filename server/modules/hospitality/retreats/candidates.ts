import type { Answer } from '@kinsong/contract/common/call.ts';
import type { Candidate, Criteria, curateRetreat, eligible } from '@kinsong/contract/hospitality/curating.ts';
import { usualCriteria } from '@kinsong/contract/hospitality/retreat.ts';
import {
  consciousnessLevels,
  levelsFrom,
  type ConsciousnessLevel,
} from '@kinsong/contract/seekers/consciousness-levels.ts';
import type { House } from '../../../platform/house.ts';
import type { Visit } from '../../../platform/caller.ts';
import { callerWho } from '../../identity/index.ts';
import { blockedBetween } from '../../seekers/index.ts';
import * as rows from './candidates.sql.ts';

/** S2 §6: trust strictly above 150, whatever the level; nobody under 16. */
export const anyCandidate = (without: ReadonlySet<string>): rows.Terms => ({
  above: usualCriteria.min_trust_score,
  levels: consciousnessLevels,
  without,
});

export const termsOf = (
  { min_trust_score, consciousness_level }: Pick<Criteria, 'min_trust_score' | 'consciousness_level'>,
  without: ReadonlySet<string>,
): rows.Terms => ({ above: min_trust_score, levels: levelsFrom(consciousness_level), without });

/** Chooses and invites nobody; asked again it chooses the same. */
export async function curate(
  house: House,
  criteria: Criteria,
  visit: Visit,
): Promise<Answer<typeof curateRetreat>> {
  const founder = callerWho(visit, 'hospitality.curate');
  const terms = termsOf(criteria, await blockedBetween(house.db, founder.id));
  const [found, total_eligible] = await Promise.all([
    rows.candidates(house.db, terms, { offset: 0, limit: criteria.max_participants }),
    rows.countCandidates(house.db, terms),
  ]);
  return { selected: found.map(shape), total_eligible };
}

export async function listEligible(
  house: House,
  page: { offset: number; limit: number },
  visit: Visit,
): Promise<Answer<typeof eligible>> {
  const founder = callerWho(visit, 'hospitality.curate');
  const { people, total } = await firstEligible(house, founder.id, page);
  return { people, total, more: page.offset + people.length < total };
}

/** The same for whoever shows the first of them. */
export async function firstEligible(
  house: House,
  founderId: string,
  page: { offset: number; limit: number },
): Promise<{ people: Candidate[]; total: number }> {
  const terms = anyCandidate(await blockedBetween(house.db, founderId));
  const [found, total] = await Promise.all([
    rows.candidates(house.db, terms, page),
    rows.countCandidates(house.db, terms),
  ]);
  return { people: found.map(shape), total };
}

const shape = ({
  personId,
  name,
  avatarUrl,
  trustScore,
  level,
  lastAskedAt,
}: rows.CandidateRow): Candidate => ({
  person_id: personId,
  name,
  avatar_url: avatarUrl,
  trust_score: trustScore,
  consciousness_level: level as ConsciousnessLevel,
  last_asked_at: lastAskedAt?.toISOString() ?? null,
});
