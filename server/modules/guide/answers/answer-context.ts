import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { lastWordsOf } from '../../messages/index.ts';
import { ensureThread } from '../../spaces/index.ts';
import { guidePorts } from '../guide-ports.ts';
import type { Said } from '@kinsong/engines/guide/talk/world.ts';
import { settingsOf, type SettingsRow } from '../thread/settings.sql.ts';
import type { Known } from './write-answer.ts';
import { mostSought, wordsOf } from './model-context.ts';
import { lastMessages } from './model-request.ts';
import { readWorld, worldOf, type Reading } from './person-knowledge.ts';
import type { Writing } from './streamed-answer.ts';

/** What can be read as soon as something is asked, while it is still found out where and how it is answered. */
export interface Glance {
  readonly reading: Promise<Reading>;
  readonly recent: Promise<readonly Message[]>;
  readonly found: Promise<readonly Said[]>;
}

export function glance(house: House, person: Person, text: string): Glance {
  const reading = readWorld(house, person);
  // What is answered may stand there already, and the place of its answer.
  const recent = ensureThread(house, person.id).then((thread) =>
    lastWordsOf(house, thread, lastMessages + 2),
  );
  // Only a model needs to be told; the built-in guide looks for itself.
  const found =
    house.model === null
      ? []
      : guidePorts.of(house).knowledge.search(house, person, wordsOf(text), mostSought);
  return { reading: quietly(reading), recent: quietly(recent), found: quietly(Promise.resolve(found)) };
}

/** Its failure is met where it is waited for, if it is. */
function quietly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

interface Asked {
  readonly writing: Writing;
  readonly settings: SettingsRow;
  readonly seen: Glance;
}

/** Everything an answer is made of. */
export function gatherFor(house: House, person: Person, { writing, settings, seen }: Asked): Promise<Known> {
  const { messageId, saidId, mode, by } = writing;
  const gather = async (): Promise<Known> => {
    const [messages, reading, found, lastSaid] = await Promise.all([
      seen.recent,
      seen.reading,
      seen.found,
      // Only the built-in guide looks where nobody has spoken for long.
      by === 'built-in' ? guidePorts.of(house).knowledge.lastWords(house, person) : new Map<string, Date>(),
    ]);
    const recent = messages.filter(({ id }) => id !== saidId && id !== messageId).slice(-lastMessages);
    const situation = { mode, seed: saidId ?? messageId, recent, lastSaid, settings };
    return { recent, found, world: worldOf(house, person, reading, situation) };
  };
  return quietly(gather());
}

/** The same after a wait: what was seen before it may be no longer so. */
export function gatherAnew(house: House, person: Person, writing: Writing): Promise<Known> {
  const gather = async (): Promise<Known> => {
    const seen = glance(house, person, writing.text);
    const settings = await settingsOf(house.db, person.id);
    return gatherFor(house, person, { writing, settings, seen });
  };
  return quietly(gather());
}
