import { kindOf, type SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import { helpOffered } from '@kinsong/engines/guide/frames/help-offered.ts';
import { nothingKnown } from '@kinsong/engines/guide/read/nothing-known.ts';
import type { House } from '../../../platform/house.ts';
import { timeZoneOf } from '../../seekers/index.ts';
import { eraseOffer, keepOffer } from './help-offers.sql.ts';

/** Words as somebody just said them, or as they read now. */
export interface SaidWords {
  readonly id: string;
  readonly spaceId: string;
  readonly kind: SpaceKind;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
  readonly isNew: boolean;
}

/** Keeps what is offered in a salon by somebody who agreed; what was offered in the words before goes. */
export async function hearHelpOffer(house: House, said: SaidWords): Promise<void> {
  if (!isSalon(said.kind)) return;
  const { id: messageId, authorId: personId, spaceId, at: saidAt } = said;
  if (!said.isNew) await eraseOffer(house.db, messageId);
  const timeZone = await timeZoneOf(house.db, personId);
  const offered = helpOffered(said.text, nothingKnown(saidAt, timeZone));
  if (offered !== null) await keepOffer(house.db, { messageId, personId, spaceId, saidAt, ...offered });
}

/** Not what is said in confidence, nor in a thread, a council or a room. */
function isSalon(kind: SpaceKind): boolean {
  const { quotable, confidential, tools } = kindOf(kind);
  return quotable && !confidential && tools.includes('messages');
}
