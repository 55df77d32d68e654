import type { Consent } from '@kinsong/contract/guide/chat.ts';
import type { Answerer } from '@kinsong/contract/guide/message-extra.ts';
import type { House } from '../../../platform/house.ts';
import { consentingAmong, type SettingsRow } from './settings.sql.ts';

/** A Yes was given to one provider by its mark; where another stands now, nobody has been asked yet. */
export function consentOf({ model }: House, { consentMark, consentYes }: SettingsRow): Consent {
  if (model === null) return 'not_needed';
  if (consentMark !== model.provider.mark) return 'open';
  return consentYes ? 'yes' : 'no';
}

export const answererFor = (house: House, settings: SettingsRow): Answerer =>
  consentOf(house, settings) === 'yes' ? 'model' : 'built-in';

/** Which of these said yes to the model that stands here now; nobody where there is none. */
export const willingAmong = async (house: House, personIds: readonly string[]): Promise<Set<string>> =>
  house.model === null ? new Set() : consentingAmong(house.db, personIds, house.model.provider.mark);
