import { hour, minute } from '@kinsong/contract/common/time.ts';
import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import * as z from 'zod';
import type { House } from '../../../platform/house.ts';
import { job } from '../../../platform/jobs/index.ts';
import { timeZoneOf } from '../../seekers/index.ts';
import { ensureThread } from '../../spaces/index.ts';
import { guidePorts } from '../guide-ports.ts';
import { talkersSince } from '../answers/answers.sql.ts';
import { silentSince } from '../thread/silence-after-danger.ts';
import { absentPerson } from '../absent-person.ts';
import { say } from '../guide-messages.ts';
import { markOnce, settingsOf } from '../thread/settings.sql.ts';
import { readWorld, worldOf } from '../answers/person-knowledge.ts';
import { dayIn, timeIn } from '../local-time.ts';

/** S1 §4: every three minutes, to whoever has said more than ten things, one chance in ten, then three in ten. */
export const loop = { every: 3 * minute, after: 10, first: 0.1, second: 0.3 } as const;

/** Who has not been here for so long is left in peace. */
const latelyHere = 12 * hour;

type Chance = () => number;

export const acts = (chance: Chance): boolean => chance() < loop.first && chance() < loop.second;

/** Between these hours somebody is left in peace; the same hour twice means never. */
export const isQuiet = (hour: number, from: number, until: number): boolean =>
  from <= until ? hour >= from && hour < until : hour >= from || hour < until;

/** The loop itself. */
export const unaskedRemindersJob = job({
  name: 'guide.reminders',
  payload: z.object({}),
  schedule: '*/3 * * * *',
  run: (house) => remindSome(house, Math.random),
});

export async function remindSome(house: House, chance: Chance): Promise<void> {
  const now = house.clock.now();
  const since = new Date(now.getTime() - latelyHere);
  for (const personId of await talkersSince(house.db, since, loop.after)) {
    if (acts(chance)) await remindOne(house, personId, now);
  }
}

/** One of the sentences that the built-in guide has for what is really open; nothing where nothing is. At most two a day. */
export async function remindOne(house: House, personId: string, now: Date): Promise<void> {
  const [settings, timeZone] = await Promise.all([
    settingsOf(house.db, personId),
    timeZoneOf(house.db, personId),
  ]);
  if (!settings.remindersOn) return;
  if (isQuiet(Number.parseInt(timeIn(now, timeZone), 10), settings.quietFrom, settings.quietUntil)) return;
  if ((await silentSince(house, personId)) !== null) return;
  const { reminder } = await import('@kinsong/engines/guide/say/reminder.ts');
  const person = absentPerson(personId);
  const situation = {
    mode: 'real_world' as const,
    seed: `${personId} ${now.toISOString()}`,
    recent: [],
    lastSaid: await guidePorts.of(house).knowledge.lastWords(house, person),
    settings,
  };
  const reply = reminder(worldOf(house, person, await readWorld(house, person), situation));
  if (reply === null || !(await isFree(house, personId, dayIn(now, timeZone), now))) return;
  await say(house, await ensureThread(house, personId), {
    authorId: voices.house.id,
    content: reply.text,
    extra: { kind: 'reminder', asked_for: false },
  });
}

const mostADay = ['first', 'second'];

async function isFree(house: House, personId: string, day: string, now: Date): Promise<boolean> {
  for (const which of mostADay)
    if (await markOnce(house.db, personId, `reminder ${day} ${which}`, now)) return true;
  return false;
}
