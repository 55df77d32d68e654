import { Refusal } from '@kinsong/contract/common/errors.ts';
import { isBlank } from '@kinsong/contract/common/plain-text.ts';
import {
  commitmentIds,
  type Acceptance,
  type acceptCommitments,
  type Commitments,
} from '@kinsong/contract/onboarding/commitments.ts';
import { promisesVersion } from '@kinsong/contract/onboarding/promises-version.ts';
import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { acceptedBy, insertAccepted, type AcceptedRow } from './commitments.sql.ts';
import { endPart, stepAt } from './evening.ts';

export async function seeCommitments(house: House, person: Person): Promise<Commitments> {
  const rows = await acceptedBy(house.db, person.id);
  return { accepted: rows.toSorted(asOnTheMantel).map(acceptanceOf) };
}

const asOnTheMantel = (a: AcceptedRow, b: AcceptedRow): number =>
  a.version - b.version || commitmentIds.indexOf(a.commitment) - commitmentIds.indexOf(b.commitment);

const acceptanceOf = ({ commitment, version, acceptedAt, signature }: AcceptedRow): Acceptance => ({
  id: commitment,
  version,
  accepted_at: acceptedAt.toISOString(),
  signature,
});

/** All of them or none: whoever promises does so in the words that hold now, and signs. */
export async function acceptAll(
  house: House,
  person: Person,
  { signature, acknowledged, version }: Received<typeof acceptCommitments>['body'],
): Promise<Answer<typeof acceptCommitments>> {
  if (isBlank(signature)) throw new Refusal('onboarding.unsigned');
  if (commitmentIds.some((id) => !acknowledged.includes(id))) throw new Refusal('onboarding.promises');
  if (version !== promisesVersion) throw new Refusal('onboarding.newWords');
  const given = { personId: person.id, version, acceptedAt: house.clock.now(), signature: signature.trim() };
  await house.db.transaction(async (tx) => {
    await insertAccepted(
      tx,
      commitmentIds.map((commitment) => ({ ...given, commitment })),
    );
    await endPart(house, tx, person.id, { part: 'sacred_tenets', act: 'finished', version });
  });
  return { ...(await seeCommitments(house, person)), step: await stepAt(house.db, person.id) };
}
