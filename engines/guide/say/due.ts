import { capital } from '../../text/capital.ts';
import type { When } from '../frames/frame.ts';
import { addDays } from '../read/days/calendar.ts';
import { askedOf, type Asked, type Told } from './asked.ts';
import { wants } from './asked.words.ts';
import { todayIn } from './days.ts';
import { saidUnder, tickedBy } from './found.ts';
import { offersOf } from './offers.ts';
import {
  aroundThem,
  isLate,
  lineFor,
  madeFor,
  ofMatter,
  openBy,
  openThings,
  type OpenThing,
} from './open-things.ts';
import { listed, paragraphs, quoted, section, things } from './phrases.ts';
import { speaksOf } from './speaks-of.ts';
import { isMine, namesOf } from './whose.ts';

const most = 8;
const kinds: readonly (readonly [RegExp, OpenThing['kind']])[] = [
  [/\breminders?\b/i, 'reminder'],
  [/\b(?:events?|appointments?)\b/i, 'event'],
  [/\b(?:tasks?|chores?|to-?dos?)\b/i, 'task'],
];

/** Of a matter all that is open; of some days, of somebody or of a salon what stands there, with whose it is. */
export function whatIsDue({ frame, world }: Asked): Told {
  const asked = askedOf({ ...frame, when: untilThen(frame.when, todayIn(world)) }, world);
  const { people, place, span, onlyDay, topic, matter, falls } = asked;
  const isDay = span !== '';
  const isOpenEnded = !isDay && people.length === 0 && place === '' && !wants.overview.test(frame.said);
  const cards =
    world.pending?.proposals.flatMap(({ object }) => (object === null ? [] : [quoted(object)])) ?? [];
  const waiting =
    topic.length > 0 && matter === 'that' ? section('On a card, and not kept yet', cards, most) : null;
  if (waiting !== null) return waiting;
  const named = topic.length > 0 || openBy(asked).length === 1 ? openOf(asked) : null;
  if (named !== null) return named;
  if (topic.length > 0 && isOpenEnded)
    return tickedBy(asked) ?? `I find nothing open about ${matter} in tasks, events and reminders.`;
  if (isOpenEnded && (wants.unnamed.test(frame.said) || !wants.list.test(frame.said)))
    return { text: 'I don’t know what you mean by that. Give me a word of it, please.', idle: true };
  if (
    wants.least.test(frame.said) &&
    people.length === 0 &&
    place === '' &&
    (!isDay || onlyDay === todayIn(world))
  )
    return leastOf(asked);
  const [press, presses] = pressOf(asked);
  const inView = openThings(world).filter((thing) => presses(thing) && concerns(thing, asked));
  const isOwn = people.length === 0 && wants.ofMine.test(frame.said);
  const whose = people.length > 0 ? ` for ${namesOf(people, world, 'or')}` : isOwn ? ' for you' : '';
  const lead = topic.length > 0 && wants.aboutIt.test(frame.said) ? `I find nothing about ${matter}. ` : '';
  const lines = (all: readonly OpenThing[]): string[] => all.map((thing) => lineFor(thing, asked, onlyDay));
  const all = inView.filter(({ day }) => (day === null ? !isDay : falls(day)));
  const then = wants.first.test(frame.said) ? firstOf(all) : all;
  const late = inView.filter((thing) => isDay && !then.includes(thing) && isLate(thing, world));
  const help = world.help.filter(({ who }) => people.length === 0 || people.includes(who));
  const offers = offersOf({ ...asked, topic: [], world: { ...world, help } });
  return paragraphs(
    section(lead + (then === all ? opening(then.length, press, asked) : `First${span}`), lines(then), most) ??
      `${lead}Nothing${press} is written down${whose}${place}${span}.`,
    then === all && falls(todayIn(world)) ? section('Late', lines(late), most) : null,
    onlyDay === null || isOwn ? null : saidUnder('Help is offered:', offers, asked),
  );
}

/** What is for today itself; whatever is late already can be late a day more. */
function leastOf(asked: Asked): string {
  const today = todayIn(asked.world);
  const now = openThings(asked.world).filter(
    ({ day, task }) => day === today && (task === null || isMine(task, asked.world)),
  );
  const lines = now.map((thing) => lineFor(thing, asked, today));
  return lines.length === 0
    ? 'Nothing is down for today. It can wait.'
    : `Only ${listed(lines)} today. The rest can wait.`;
}

/** The earliest that has an hour, else the first of all. */
const firstOf = (all: readonly OpenThing[]): readonly OpenThing[] =>
  (all.some(({ time }) => time !== null) ? all.filter(({ time }) => time !== null) : all).slice(0, 1);

/** All of it is wanted, whatever other words stand in the wish. */
export const overview = (asked: Asked): Told =>
  whatIsDue(askedOf({ ...asked.frame, topic: [], tasks: [], events: [], reminders: [] }, asked.world));

/** All that is open of a matter, and what is to be done by its day; null where nothing speaks of it. */
function openOf(asked: Asked): string | null {
  const { frame, world, matter } = asked;
  const found = onTheDays(ofMatter(asked), asked).filter(pressOf(asked)[1]);
  if (found.length === 0) return null;
  const isWhat = wants.what.test(frame.said);
  const near = isWhat ? aroundThem(found, world).map((thing) => lineFor(thing, asked)) : [];
  return paragraphs(
    section(
      isWhat ? (matter === 'that' ? 'Still open' : `Open for ${matter}`) : 'Yes',
      linesFor(found, asked),
      most,
    ),
    section('On that day or the day before', near, most),
    section('On cards, and not kept yet', notYetKept(asked), most),
  );
}

/** Offered for it in this talk, and not in the house yet. */
function notYetKept(asked: Asked): readonly string[] {
  const { tasks, events, reminders } = asked.world;
  const kept = [...[...tasks, ...events].map(({ title }) => title), ...reminders.map(({ text }) => text)];
  return madeFor(asked)
    .filter((name) => !kept.includes(name))
    .map((name) => quoted(name));
}

const linesFor = (things: readonly OpenThing[], asked: Asked): readonly string[] =>
  things.map((thing) => lineFor(thing, asked) + (thing.day === null ? ', without a day' : ''));

/** What goes by that name, with its day, on the days that were asked for if it can be; null where nothing does. */
export function plannedBy(asked: Asked): string | null {
  const all = onTheDays(openBy(asked), asked);
  const events = wants.starting.test(asked.frame.said) ? all.filter(({ kind }) => kind === 'event') : [];
  return section('I find', linesFor(events.length > 0 ? events : all, asked), most);
}

function onTheDays(things: readonly OpenThing[], { span, falls }: Asked): readonly OpenThing[] {
  const then = things.filter(({ day }) => day !== null && span !== '' && falls(day));
  return then.length > 0 ? then : things;
}

/** "Before the weekend" asks about all the days until then. */
function untilThen(when: When | null, today: string): When | null {
  const [, word] = /^(by|until|till|before)\b/i.exec(when?.said ?? '') ?? [];
  if (when === null || word === undefined) return when;
  const last = word.toLowerCase() === 'before' ? -1 : 0;
  const readings = when.readings.map(({ from, to }) =>
    from <= today ? { from, to } : { from: today, to: last < 0 ? addDays(from, last) : to },
  );
  return { ...when, readings };
}

/** " late" or " urgent or late", where only that is asked for. */
function pressOf({ frame: { said }, world }: Asked): readonly [string, (thing: OpenThing) => boolean] {
  if (wants.late.test(said)) return [' late', (thing) => isLate(thing, world)];
  if (wants.nobodys.test(said))
    return [' without anybody', ({ task }) => task !== null && task.assignedTo === null];
  if (wants.undated.test(said)) return [' without a day', ({ day }) => day === null];
  if (!wants.pressing.test(said)) return ['', () => true];
  return [' urgent or late', (thing) => isLate(thing, world) || thing.task?.priority === 1];
}

const toBuy = /^(?:buy|order)\b|\bshopping\b/i;

/** Whose it is: of the salon, of those who are named; else all of it, or theirs alone who asks for their own. */
function concerns({ kind, spaceId, task, title }: OpenThing, { frame, people, world }: Asked): boolean {
  const { said, spaces } = frame;
  if (spaces.length > 0) return spaceId !== null && spaces.includes(spaceId);
  const asked = kinds.find(([pattern]) => pattern.test(said))?.[1] ?? kind;
  if (asked !== kind || (wants.shopping.test(said) && !toBuy.test(title))) return false;
  if (people.length > 0)
    return task?.assignedTo == null || task.assignedTo === world.me.id
      ? frame.people.some((who) => speaksOf(title, [who.said]) >= 1)
      : people.includes(task.assignedTo);
  return task === null || isMine(task, world) || !wants.ofMine.test(said) || wants.all.test(said);
}

function opening(count: number, press: string, { world, people, place, span }: Asked): string {
  const number = things(count, 'thing');
  const names = `${namesOf(people, world)} ${people.length === 1 ? 'has' : 'have'}`;
  const lead = people.length > 0 ? `${names} ${number}${press || ' to do'}` : capital(number) + press;
  return lead + place + span;
}
