import type { Frame, Who } from '../frames/frame.ts';
import { hereAndNow } from '../read/days/calendar.ts';
import { wordsOf } from '../read/find-tasks.ts';
import type { Amendment } from './amendment.ts';
import { byDoer } from './frame-of.ts';
import { renamed } from './rename.ts';
import { atTime, retimed } from './retime.ts';
import { among } from './short.ts';
import { eveningThings, morningThings } from './short.words.ts';
import type { Subject } from './subjects.ts';
import type { World } from './world.ts';

/** The wish with what was said now in place of what was said before; null where nothing of it is left. */
export function amended({ frame, when }: Subject, now: Amendment, world: World): Frame | null {
  const who = now.who ?? now.guests?.who.at(-1) ?? null;
  const clearer = who === null ? null : withFullName(frame.object, who, world);
  const object =
    now.thing === null
      ? (clearer ?? placed(frame, now.where))
      : renamed(frame.object, now.thing.way, now.thing.words, now.thing.of);
  if (now.thing !== null && object === null) return null;
  const keepsDay = frame.act !== 'add_task' || frame.when !== null;
  const said = now.when?.dayless === true && !keepsDay ? { ...now.when, readings: [] } : now.when;
  const next = settled(
    {
      ...frame,
      object,
      topic: wordsOf(object ?? ''),
      when: retimed(said?.relative === undefined ? frame.when : (frame.when ?? when), said),
      priority: now.priority ?? frame.priority,
      repeat: now.repeat ?? frame.repeat,
      where: now.where ?? frame.where,
      ...(now.guests === null ? {} : { guests: invited(frame.guests ?? [], now.guests, world) }),
    },
    world,
    now.said,
  );
  if (now.who === null || clearer !== null) return next;
  return byDoer(next, now.who.ids[0] === world.me.id && frame.act !== 'change_task' ? null : now.who);
}

/** Of a thing of the house each change is a deed of its own: another day, another person, another weight, who comes. */
export function changesOf(subject: Subject, now: Amendment, world: World): readonly Frame[] {
  const isTask = subject.frame.tasks.length > 0;
  const nothing = { ...now, when: null, who: null, priority: null, guests: null };
  return [
    ...(now.when === null ? [] : [{ ...nothing, when: now.when }]),
    ...(now.who === null || !isTask ? [] : [{ ...nothing, who: now.who }]),
    ...(now.priority === null || !isTask ? [] : [{ ...nothing, priority: now.priority }]),
    ...(now.guests === null ? [] : [{ ...nothing, guests: now.guests }]),
  ].flatMap((each) => amended(subject, each, world) ?? []);
}

/** Of two readings of an hour the one that is still to come today, or that fits the thing: supper is in the evening. */
function settled(frame: Frame, world: World, said: string): Frame {
  const { when, object } = frame;
  const here = hereAndNow(world.now, world.timeZone);
  const [first, second] = when?.times ?? [];
  // "Half six" is half past six or half past five: both in the evening, and to be asked.
  if (when === null || first === undefined || second === undefined || first >= '12:00') return frame;
  const isOver = when.readings[0]?.from === here.day && first <= here.time && second > here.time;
  const halves = [isMorning.test(`${object ?? ''} ${said}`), isOver || isEvening.test(object ?? '')];
  return halves[0] === halves[1] ? frame : atTime(frame, halves[0] === true ? first : second);
}
const [isMorning, isEvening] = [among(morningThings), among(eveningThings)];

/** Of two by one name the later one is meant. */
function invited(
  old: readonly Who[],
  { way, who }: NonNullable<Amendment['guests']>,
  { people }: World,
): readonly Who[] {
  const namesOf = ({ ids }: Who) => people.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
  const named = new Set(who.flatMap(namesOf));
  const others = old.filter((each) => !namesOf(each).some((name) => named.has(name)));
  if (way === 'without') return others;
  return way === 'only' ? who : [...others, ...(way === 'instead' ? who.slice(-1) : who)];
}

/** Which Jan is meant, where the thing names him: "Phone Jan" becomes "Phone Jan Bakker". */
function withFullName(object: string | null, { ids }: Who, { people }: World): string | null {
  const [person, other] = people.filter(({ id }) => ids.includes(id));
  if (object === null || person?.realName == null || other !== undefined) return null;
  const at = object.split(/\s/).includes(person.name) ? object.indexOf(person.name) : -1;
  if (at < 0 || people.filter(({ name }) => name === person.name).length < 2) return null;
  const rest = object.slice(at + person.name.length).replace(/^ \p{Lu}\p{L}+/u, '');
  return object.slice(0, at) + person.realName + rest;
}

/** "At Hanna’s" stands where another place stood. */
const placed = ({ object }: Frame, where: string | null): string | null =>
  where === null
    ? object
    : (object?.replace(/ (?:at|in) (?:the |our |my )?[\p{L}’']+(?: place| house)?$/iu, ` ${where}`) ?? null);
