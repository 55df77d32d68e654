import { Refusal } from '@kinsong/contract/common/errors.ts';
import { day, hour, minute } from '@kinsong/contract/common/time.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { lockPerson, type PersonRow } from './identity.sql.ts';
import { hashToken, newToken } from './tokens.ts';
import * as rows from './sign-in-ways.sql.ts';

/** A recovery code is typed and no link; it is made where it is taken. */
type Purpose = Exclude<rows.LinkRow['purpose'], 'recovery'>;

/** How long each lasts, and the name it has in the page fragment: fragments reach no server and stand in no log. */
const kinds: Readonly<Record<Purpose, { lasts: number; fragment: string }>> = {
  'sign in': { lasts: hour, fragment: 'letter' },
  device: { lasts: 5 * minute, fragment: 'device' },
  'reset password': { lasts: hour, fragment: 'reset' },
  'confirm e-mail': { lasts: 3 * day, fragment: 'confirm' },
  'confirm waitlist': { lasts: 7 * day, fragment: 'waitlist' },
};

export interface Link {
  readonly link: string;
  readonly expiresAt: Date;
}

type Concerns = Partial<Pick<rows.LinkRow, 'personId' | 'subjectId' | 'sentTo'>>;

/** A link that works once. Whoever reads the database can not open what it opens. */
export async function makeLink(house: House, db: Db, purpose: Purpose, concerns: Concerns): Promise<Link> {
  const token = newToken();
  const { lasts, fragment } = kinds[purpose];
  const expiresAt = new Date(house.clock.now().getTime() + lasts);
  await rows.insertLink(db, {
    tokenHash: hashToken(token),
    purpose,
    personId: null,
    subjectId: null,
    sentTo: null,
    ...concerns,
    expiresAt,
  });
  return { link: new URL(`/enter#${fragment}=${token}`, house.config.publicUrl).href, expiresAt };
}

/** The account it is for stands beside it, and its row is held until the transaction ends. */
export type OpenedLink = rows.LinkRow & { readonly person: PersonRow | null };

/** Opens it in the transaction given: what it is for happens together with its end, or neither does. */
export async function openLink(house: House, db: Db, purpose: Purpose, token: string): Promise<OpenedLink> {
  const tokenHash = hashToken(token);
  const now = house.clock.now();
  const found = await rows.findLink(db, tokenHash, [purpose], now);
  // The account before its link: whoever clears an account takes them in this order too.
  const person = found === null || found.personId === null ? null : await lockPerson(db, found.personId);
  const link = found === null ? null : await rows.takeLink(db, tokenHash, purpose, now);
  if (link === null) throw new Refusal('link.over');
  return { ...link, person };
}

/** The letter behind a token, which stays as it is. */
export async function lookAtLink(
  house: House,
  purposes: readonly Purpose[],
  token: string,
): Promise<rows.LinkRow> {
  const link = await rows.findLink(house.db, hashToken(token), purposes, house.clock.now());
  if (link === null) throw new Refusal('link.over');
  return link;
}
