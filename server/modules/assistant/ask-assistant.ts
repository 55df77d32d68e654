import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { salonAssistant } from '@kinsong/contract/assistant/assistant.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { comfort } from './night/comfort.ts';
import { findInSalon } from './search/find-in-salon.ts';
import { sumUp } from './summary/sum-up.ts';

/** S2 §7: one call, three things to ask. */
export async function askAssistant(
  house: House,
  person: Person,
  asked: Received<typeof salonAssistant>['body'],
): Promise<Answer<typeof salonAssistant>> {
  if (asked.user_id !== undefined && asked.user_id !== person.id) throw new Refusal('allowed.not');
  switch (asked.action) {
    case 'document_search':
      return findInSalon(house, person, asked);
    case 'conversation_summary':
      return sumUp(house, person, asked);
    case 'night_support':
      return comfort(house, person, asked);
  }
}
