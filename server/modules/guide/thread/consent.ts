import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Consent, Thread } from '@kinsong/contract/guide/chat.ts';
import type { Answerer } from '@kinsong/contract/guide/extra.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { ensureThread } from '../../spaces/index.ts';
import type { Lent } from '../guide-ports.ts';
import { mendFor } from '../answers/abandoned-answers.ts';
import { showOwed } from '../proposals/follow-up-prompts.ts';
import { changeSettings, settingsOf, type SettingsRow } from './settings.sql.ts';
import { wakeBuiltIn } from '../answers/preload-built-in.ts';

/** A Yes was given to one provider by its mark; where another stands now, nobody has been asked yet. */
export function consentOf({ model }: House, { consentMark, consentYes }: SettingsRow): Consent {
  if (model === null) return 'not_needed';
  if (consentMark !== model.provider.mark) return 'open';
  return consentYes ? 'yes' : 'no';
}

export const answererFor = (house: House, settings: SettingsRow): Answerer =>
  consentOf(house, settings) === 'yes' ? 'model' : 'built-in';

export async function openThreadOf(house: House, lent: Lent, person: Person): Promise<Thread> {
  const [spaceId, settings, writing] = await Promise.all([
    ensureThread(house, person.id),
    settingsOf(house.db, person.id),
    mendFor(house, person.id),
    showOwed(house, lent, person.id),
  ]);
  if (answererFor(house, settings) === 'built-in') wakeBuiltIn();
  return threadShape(house, spaceId, settings, writing?.messageId ?? null);
}

type Wished = Pick<Thread, 'mode' | 'memory_on' | 'reminders_on' | 'quiet'>;
export type Wishes = { readonly [W in keyof Wished]?: Wished[W] | undefined };

export async function settleThread(
  house: House,
  lent: Lent,
  person: Person,
  wishes: Wishes,
): Promise<Thread> {
  const { mode, memory_on, reminders_on, quiet } = wishes;
  await changeSettings(house.db, person.id, {
    ...(mode === undefined ? {} : { mode }),
    ...(memory_on === undefined ? {} : { memoryOn: memory_on }),
    ...(reminders_on === undefined ? {} : { remindersOn: reminders_on }),
    ...(quiet === undefined ? {} : { quietFrom: quiet.from, quietUntil: quiet.until }),
  });
  return openThreadOf(house, lent, person);
}

/** The person has read which provider it is: a Yes to one that has been changed meanwhile is none. */
export async function decideConsent(
  house: House,
  lent: Lent,
  person: Person,
  mark: string,
  yes: boolean,
): Promise<Thread> {
  // A No is always taken; there may be no provider any more to take it back from.
  if (yes && house.model?.provider.mark !== mark) throw new Refusal('consent.other');
  await changeSettings(house.db, person.id, {
    consentMark: mark,
    consentYes: yes,
    consentAt: house.clock.now(),
  });
  return openThreadOf(house, lent, person);
}

function threadShape(house: House, spaceId: string, settings: SettingsRow, writing: string | null): Thread {
  return {
    space_id: spaceId,
    mode: settings.mode,
    answers_by: answererFor(house, settings),
    provider: house.model?.provider ?? null,
    consent: consentOf(house, settings),
    memory_on: settings.memoryOn,
    reminders_on: settings.remindersOn,
    quiet: { from: settings.quietFrom, until: settings.quietUntil },
    writing,
  };
}
