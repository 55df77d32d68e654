import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Thread } from '@kinsong/contract/guide/chat.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { ensureThread } from '../../spaces/index.ts';
import { endAbandonedAnswer } from '../answers/abandoned-answers.ts';
import { preloadBuiltIn } from '../answers/preload-built-in.ts';
import { eraseOffersOf } from '../help-offers/help-offers.sql.ts';
import { showOwed } from '../proposals/follow-up-prompts.ts';
import { answererFor, consentOf } from './consent.ts';
import { changeSettings, settingsOf, type SettingsRow } from './settings.sql.ts';

export async function openThreadOf(house: House, person: Person): Promise<Thread> {
  const [spaceId, settings, writing] = await Promise.all([
    ensureThread(house, person.id),
    settingsOf(house.db, person.id),
    endAbandonedAnswer(house, person.id),
    showOwed(house, person.id),
  ]);
  // Whoever answers: what is danger, and what is wanted, is heard by the house itself.
  preloadBuiltIn();
  return threadShape(house, spaceId, settings, writing?.messageId ?? null);
}

type Wished = Pick<Thread, 'mode' | 'memory_on' | 'reminders_on' | 'help_on' | 'quiet'>;
export type Wishes = { readonly [W in keyof Wished]?: Wished[W] | undefined };

export async function settleThread(house: House, person: Person, wishes: Wishes): Promise<Thread> {
  const { mode, memory_on, reminders_on, help_on, quiet } = wishes;
  await changeSettings(house.db, person.id, {
    ...(mode === undefined ? {} : { mode }),
    ...(memory_on === undefined ? {} : { memoryOn: memory_on }),
    ...(reminders_on === undefined ? {} : { remindersOn: reminders_on }),
    ...(help_on === undefined ? {} : { helpOn: help_on }),
    ...(quiet === undefined ? {} : { quietFrom: quiet.from, quietUntil: quiet.until }),
  });
  if (help_on === false) await eraseOffersOf(house.db, person.id);
  return openThreadOf(house, person);
}

/** The person has read which provider it is: a Yes to one that has been changed meanwhile is none. */
export async function decideConsent(
  house: House,
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
  return openThreadOf(house, person);
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
    help_on: settings.helpOn,
    quiet: { from: settings.quietFrom, until: settings.quietUntil },
    writing,
  };
}
