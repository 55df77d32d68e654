import { capital } from '../../text/capital.ts';
import type { Act } from '../frames/acts.ts';
import type { Frame } from '../frames/frame.ts';
import { wordsOf } from '../read/find-tasks.ts';
import { speaksOf } from '../say/speaks-of.ts';
import { hourIn } from './amendment.ts';
import { bareFrame, someone } from './frame-of.ts';
import * as say from './meant.words.ts';
import { retimed } from './retime.ts';
import { thingOf, thingsOf } from './subjects.ts';
import type { World } from './world.ts';

/** What its words say outright, where the clause was heard as something else. */
export function asSaid(frame: Frame, world: World, before?: Frame): Frame {
  const { act, said, object, polarity } = frame;
  if (act === 'done_task' && polarity === 'wanted' && !say.saysDone.test(said))
    return { ...frame, act: 'search', asks: true };
  if (act === 'unknown' && namesOnly(frame, world)) return { ...frame, act: 'search', asks: true };
  if ((act === 'add_task' || (act === 'cancel' && thingsOf(frame).length === 0)) && say.takesAway.test(said))
    return { ...gone(world, before), said };
  const asked = askable.has(act) ? askedOfThem(frame, world) : null;
  if (asked !== null) return asked;
  const named = act === 'remind_me' ? say.ofReminder.exec(said)?.groups?.['what'] : undefined;
  if (named !== undefined) {
    const ids = world.reminders.filter(({ text }) => speaksOf(text, wordsOf(named)) >= 1).map(({ id }) => id);
    const when = frame.when ?? hourIn(say.hourNotHour.exec(said)?.groups?.['right'] ?? '');
    if (ids.length > 0)
      return { ...frame, act: 'change_task', object: null, when, tasks: [], events: [], reminders: ids };
  }
  const hour = hourIn(
    (object !== null && say.isHours.test(object) ? say.hourNotHour.exec(object) : null)?.groups?.['right'] ??
      '',
  );
  if (hour !== null) {
    const thing = /\bto (.+?)[.!]*$/i.exec(said)?.[1];
    return { ...frame, object: thing === undefined ? null : capital(thing), when: retimed(frame.when, hour) };
  }
  if (act === 'remind_me' && say.isCall.test(object ?? '')) return { ...frame, object: null, topic: [] };
  if (act === 'add_task' && say.readsBack.test(said))
    return { ...frame, act: 'what_is_due', object: null, asks: true };
  const put = vague.has(act) && !frame.asks ? say.putOn.exec(said)?.groups?.['things'] : undefined;
  if (put !== undefined)
    return { ...frame, act: 'add_task', polarity: 'wanted', sure: 1, object: capital(put) };
  const things =
    act === 'add_task' && object === null ? say.onList.exec(said)?.groups?.['things'] : undefined;
  return things === undefined ? frame : { ...frame, object: capital(things.trim()) };
}

/** "Ok and the plumber": one thing of the house and nothing of it. */
function namesOnly({ said, when, people, ...frame }: Frame, world: World): boolean {
  const [only, ...others] = thingsOf({ said, when, people, ...frame }).flatMap(
    (thing) => thingOf(thing, world)?.title ?? [],
  );
  const isBare = when === null && people.length === 0 && said.trim().split(/\s+/).length <= longestName;
  const { length } = frame.topic;
  return isBare && others.length === 0 && length > 0 && speaksOf(only ?? '', frame.topic) >= length;
}
const longestName = 5;

const vague: ReadonlySet<Act> = new Set(['unknown', 'smalltalk', 'remember_this']);
const askable: ReadonlySet<Act> = new Set(['add_task', 'change_task', 'who_could_help']);

/** What was spoken of last is to go. */
function gone({ pending }: World, before: Frame | undefined): Frame {
  const inBreath = thingsOf(before ?? null);
  const ofMatter = inBreath.length > 0 ? inBreath : thingsOf(pending?.matter ?? null);
  const all = ofMatter.length > 0 ? ofMatter : (pending?.told ?? []);
  const only = all.length === 1 ? all : [];
  const ids = (of: string): readonly string[] => only.flatMap(({ kind, id }) => (kind === of ? [id] : []));
  return bareFrame('cancel', { tasks: ids('task'), events: ids('event'), reminders: ids('reminder') });
}

/** Whether somebody could do something is asked of them. */
function askedOfThem({ said, tasks, events, reminders }: Frame, world: World): Frame | null {
  const found = say.theyCould.exec(said.trim()) ?? say.couldThey.exec(said.trim());
  const { who = '', what = '' } = found?.groups ?? {};
  const [person, other] = world.people.filter(({ name }) => name.toLowerCase() === who.toLowerCase());
  if (person === undefined || other !== undefined || !world.abilities.has('tell_them')) return null;
  const isOfThing = found?.[0].includes('think') !== true && [tasks, events, reminders].flat().length > 0;
  return isOfThing
    ? null
    : bareFrame('tell_them', { said, asks: true, object: `Could you ${what}?`, forWhom: someone(person.id) });
}
