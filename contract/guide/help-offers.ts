import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Day, Moment } from '../common/time.ts';

/** So long an offer without a day is kept. */
export const offerKeptDays = 60;

/** Help that one offered in a salon, as the guide understood it. */
export const HelpOffer = z.object({
  message_id: Id,
  what: z.string(),
  day: Day.nullable(),
  space_id: Id,
  space_name: z.string(),
  said_at: Moment,
});
export type HelpOffer = z.infer<typeof HelpOffer>;

export const helpOffers = call({
  name: 'guide.helpOffers',
  title: 'Which offers of help of one’s own the guide keeps, so that whoever asks for it finds one',
  method: 'GET',
  path: '/api/mairy/help-offers',
  answer: z.object({ offers: z.array(HelpOffer) }),
  permission: 'person',
  errors: [],
});

export const forgetHelpOffer = call({
  name: 'guide.forgetHelpOffer',
  title: 'Have the guide forget one offer of help; the words stay where they were said',
  method: 'DELETE',
  path: '/api/mairy/help-offers/:offer_id',
  params: z.object({ offer_id: Id }),
  answer: z.object({ forgotten: z.int() }),
  permission: 'person',
  errors: ['found.not'],
});

export const helpOfferCalls = [helpOffers, forgetHelpOffer];
