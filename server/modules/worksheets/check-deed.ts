import { Refusal } from '@kinsong/contract/common/errors.ts';
import { mostOffers, type SheetDeed } from '@kinsong/contract/worksheets/sheet.ts';
import { longestWords, wrongWith } from '@kinsong/engines/worksheets/answers.ts';
import type { SheetForm } from '@kinsong/engines/worksheets/sheet-form.ts';
import type { House } from '../../platform/house.ts';
import { placeOf } from '../spaces/index.ts';
import type { SheetRow } from './worksheets.sql.ts';

/** What a deed says has to make sense for this sheet, whoever does it. */
export async function mayBeDone(
  house: House,
  { form, row, deed }: { form: SheetForm; row: SheetRow; deed: SheetDeed },
): Promise<void> {
  if ('question' in deed) {
    const question = form.questions.find(({ id }) => id === deed.question);
    if (question === undefined)
      throw new Refusal('input.wrong', { question: 'This sheet does not ask that.' });
    const wrong = deed.deed === 'propose' ? wrongWith(question, deed.text) : tooLong(deed);
    if (wrong !== null) throw new Refusal('input.wrong', { text: wrong });
  }
  if (deed.deed !== 'offer') return;
  const { key, kind, day, time, person_id, ticked } = deed.offer;
  if (kind === 'event' && ticked && (day === null || time === null))
    throw new Refusal('input.wrong', { day: 'Say on which day it is, and when it begins.' });
  if (person_id !== null && (await placeOf(house.db, person_id, row.spaceId)) === null)
    throw new Refusal('input.wrong', { person_id: 'Choose someone who is here.' });
  const isNew = !row.offers.some((offer) => offer.key === key);
  if (isNew && row.offers.length >= mostOffers)
    throw new Refusal('input.wrong', { offer: `A sheet offers ${mostOffers} things at most.` });
}

const tooLong = (deed: SheetDeed): string | null =>
  deed.deed === 'write' && deed.text.length > longestWords
    ? `There is room for ${longestWords} characters.`
    : null;
