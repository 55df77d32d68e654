import { capital } from '../../text/capital.ts';
import type { Act } from '../frames/acts.ts';
import type { Heard } from '../hear.ts';
import type { Frame, When, Who } from '../frames/frame.ts';
import { messageOf } from '../frames/object-message.ts';
import { isVerb } from '../frames/infinitive.ts';
import { wordsOf } from '../read/find-tasks.ts';
import { thingOf as subjectOf, thingsOf, whenOf } from './subjects.ts';
import { carriesOn, talk, wordFor } from './acts.words.ts';
import { renamed } from './rename.ts';
import { bareFrame, byDoer, someone } from './frame-of.ts';
import { countedFrom, retimed } from './retime.ts';
import { asSaid } from './meant.ts';
import { tag } from './meant.words.ts';
import { helperTitle } from './questions.ts';
import { among, opening, whole } from './short.ts';
import { lastWords, noted, thingTold } from './told-thing.ts';
import { asksThem, asksWhether, meantToSay, putsIt, saidToThem, startsOne } from './told-thing.words.ts';
import { askingSomebody, goingOnWords, kindWords, pointingWords, pronouns } from './short.words.ts';
import { hourIn, toYou } from './amendment.ts';
import { read } from '../read/read.ts';
import { whereIn } from '../read/where.ts';
import type { Pending } from './pending.ts';
import type { World } from './world.ts';

const [goesOn, points, stands, isPointing, asksSomebody] = [
  opening(goingOnWords),
  among(pointingWords),
  among(pronouns),
  whole(pointingWords),
  opening(askingSomebody),
];
const longestRest = 7;
/** Small talk that is only guessed at may go on with the matter. */
const clear = 0.6;
/** "Tell him if it is not done I …" puts a condition, and asks nothing. */
const tells = /\b(?:tell|inform|warn)\b/i;

/** What goes on with the last matter: "do that too", "remind me of it", "and Ruth as well", "and next week?" */
function followed(
  said: Frame,
  matter: Frame | null,
  occasion: Frame | null,
  world: World,
  breath: readonly Frame[],
): Frame {
  const kept = noted(said, breath, world);
  if (kept !== null) return kept;
  const isToThem = said.act === 'tell_them' && saidToThem.test(said.said);
  const of = matter ?? (isToThem ? bareFrame('unknown') : null);
  const passed = of === null ? null : passedOn(said, of, world);
  if (passed !== null) return passed;
  const isOfWords = wordFor.has(said.act) && said.object === null && points.test(said.said);
  const [told] = said.act === 'tell_them' && said.object === null ? breath.slice(-1) : [];
  if (told !== undefined && told.object === null && !told.asks && told.topic.length > 1)
    return { ...said, object: capital(told.said.replace(/[\s.!,]+$/, '')) };
  const words = isOfWords ? lastWords(world, said.topic) : null;
  if (words !== null) return { ...said, object: words };
  if (matter === null || (talk.has(said.act) && said.sure >= clear)) return said;
  const counts = said.when?.relative !== undefined;
  const from = (of: Frame | null): When | null =>
    of === null || said.when === null ? null : countedFrom(whenOf(of, world), said.when);
  const frame = counts ? { ...said, when: from(said) ?? from(matter) ?? from(occasion) } : said;
  const timeless = frame.said.replace(frame.when?.said ?? '', '');
  const doesOld = frame.polarity === 'done' || frame.act === 'done_task' || frame.act === 'change_task';
  if (doesOld && frame.tasks.length === 0 && (frame.topic.length === 0 || isSameDeed(frame, matter, world)))
    return {
      ...frame,
      tasks: matter.tasks.length > 0 || !pointsTo.test(frame.said) ? matter.tasks : toldTasks(world),
    };
  const empty =
    frame.object === null ||
    isPointing.test(frame.object) ||
    putsIt.test(frame.object) ||
    (frame.object.split(' ').length < 4 && frame.topic.length === 0);
  // What was looked up in the calendar is nothing to be done.
  const isOfEvent =
    frame.act === 'add_task' && matter.asks && matter.object === null && matter.events.length > 0;
  if (carriesOn.has(frame.act) && empty && (counts || points.test(timeless)))
    return {
      ...withHour(frame, matter, world),
      object: isOfEvent ? null : thingOf(matter, world),
      topic: matter.topic,
    };
  const planned = frame.amends === true ? asPlanned(frame, matter, world) : null;
  if (planned !== null) return planned;
  if (isElliptical(frame)) return goingOn(frame, matter);
  const pronoun =
    frame.asks && frame.people.length === 0 && frame.topic.length === 0 && stands.test(timeless);
  return pronoun
    ? {
        ...frame,
        people: matter.people,
        topic: matter.topic,
        tasks: frame.tasks.length > 0 ? frame.tasks : matter.tasks,
      }
    : frame;
}

/** "Ask her, two big ones", "fine, start one": words that say only whom, or only which kind. */
export function asMeant({ text, frames: all, ...heard }: Heard, world: World): Heard {
  // "No, don't" takes back what is cut off behind it.
  const frames = all
    .filter(({ object }, at) => object !== null || !takesBack.test(all[at - 1]?.said ?? ''))
    .filter(({ said }, at) => at === 0 || !tag.test(said))
    .map((frame, at, breath) => asSaid(frame, world, breath[at - 1]));
  const them = frames.some(({ act }) => act === 'tell_them') ? undefined : asksThem.exec(text.trim())?.groups;
  if (them !== undefined)
    return { ...heard, text, frames: [bareFrame('tell_them', { said: text, object: wordsTo(them) })] };
  const at = frames.findIndex(({ said, object }) => object === null && startsOne.test(said));
  const act = at < 0 ? undefined : kindSpokenOf(world);
  const rest = frames
    .slice(at + 1)
    .map(({ said }) => said)
    .join(' ')
    .trim();
  return act === undefined
    ? { ...heard, text, frames }
    : {
        ...heard,
        text,
        frames: [bareFrame(act, { said: `${text} it`, object: rest === '' ? null : capital(rest) })],
      };
}

const takesBack = /\b(?:don['’]?t|do not)\W*$/i;

/** "Ask her to come" is said to her as "Could you come?". */
function wordsTo({ verb = '', words }: Readonly<Record<string, string | undefined>>): string | null {
  if (words === undefined) return null;
  if (asksWhether.test(words)) return messageOf(words, true, verb);
  const deed = /^to (.+?)[.!]*$/i.exec(words)?.[1];
  if (deed !== undefined && verb.toLowerCase() === 'ask') return `Could you ${deed}?`;
  return capital(toYou(deed ?? words.replace(/^(?:say )?(?:that )?/i, '')));
}

const kindSpokenOf = ({ recent }: World): Act | undefined =>
  kindWords.find(([word]) =>
    recent.slice(-2).some(({ text }) => new RegExp(`\\b${word}s?\\b`, 'i').test(text)),
  )?.[1];

/** "Tell them": each of those who have something to do on the cards that lie there. */
function toAll(frame: Frame, { pending }: World): readonly Frame[] {
  const doers = [...new Set((pending?.proposals ?? []).flatMap(({ doer }) => doer ?? []))];
  const isThem =
    frame.act === 'tell_them' && frame.forWhom === null && /\b(?:tell|ask) them\b/i.test(frame.said);
  return isThem && doers.length > 1 ? doers.map((id) => ({ ...frame, forWhom: someone(id) })) : [frame];
}

/** Each goes on with what was said before it, in the same breath or the last. */
export const inTurn = (
  frames: readonly Frame[],
  before: Pick<Pending, 'matter' | 'occasion'> | null,
  world: World,
): readonly Frame[] =>
  frames
    .flatMap((frame) => toAll(frame, world))
    .reduce<readonly Frame[]>((all, frame) => {
      const matter =
        all.findLast(({ object, when }) => object !== null || when !== null) ?? before?.matter ?? null;
      return [...all, followed(frame, matter, before?.occasion ?? null, world, all)];
    }, []);

/** "Sunday then, ten till one": a day and an hour for what was only talked of. */
function asPlanned(frame: Frame, matter: Frame, world: World): Frame | null {
  const when = retimed(matter.when, frame.when);
  const object =
    matter.object === null && when?.time != null && when.readings.length === 1 ? thingTold(matter) : null;
  const words = wordsOf(object ?? '');
  const stands = thingsOf(matter).flatMap((thing) => subjectOf(thing, world)?.title ?? []);
  const isThere = stands.some((title) => wordsOf(title).some((word) => words.includes(word)));
  return object === null || isThere
    ? null
    : { ...frame, act: 'plan_event', object, topic: matter.topic, when, tasks: [], events: [] };
}

const pointsTo = /\b(?:it|that|this|them|those|these|both)\b/i;
/** "That's done": what stood in the last answer. */
const toldTasks = ({ pending }: World): readonly string[] =>
  (pending?.told ?? []).flatMap(({ kind, id }) => (kind === 'task' ? [id] : []));

/** "Signed just now": what is done is what the task says that was spoken of. */
function isSameDeed({ polarity, said }: Frame, { tasks }: Frame, world: World): boolean {
  const [title = ''] = world.tasks.flatMap((task) => (tasks[0] === task.id ? [task.title] : []));
  const [deed] = wordsOf(title);
  return polarity === 'done' && tasks.length === 1 && deed !== undefined && wordsOf(said).includes(deed);
}

/** "…, half seven, our house": with the hour and the place that stand by themselves. */
function withHour(frame: Frame, matter: Frame, world: World): Frame {
  const pieces = frame.said.split(/,\s*/).slice(1);
  const hour = frame.when ?? pieces.flatMap((piece) => hourIn(piece) ?? [])[0] ?? null;
  const where =
    frame.where ?? pieces.flatMap((piece) => whereIn(read(`at ${piece}`, world)) ?? [])[0] ?? null;
  const when = hour?.dayless === true || frame.when === null ? retimed(matter.when, hour) : frame.when;
  return { ...frame, when, where: hour === frame.when ? frame.where : where };
}

function thingOf(matter: Frame, world: World): string | null {
  const { object, tasks, events, topic, polarity } = matter;
  const event = events.length === 1 ? world.events.find(({ id }) => id === events[0])?.title : undefined;
  const title = tasks.length === 1 ? world.tasks.find(({ id }) => id === tasks[0])?.title : undefined;
  const known = polarity === 'told' ? undefined : (event ?? title);
  if (object === null && known === undefined && polarity !== 'wanted') return thingTold(matter);
  return object ?? known ?? (topic.length === 0 ? null : capital(topic.join(' ')));
}

/** "Ask Tomas", "tell her": whom and what, of what was spoken of before. */
function passedOn(frame: Frame, matter: Frame, world: World): Frame | null {
  const isTelling = frame.act === 'tell_them';
  const isThem = isTelling && frame.forWhom === null && saidToThem.test(frame.said);
  const named = isThem ? null : (frame.forWhom ?? frame.doer ?? frame.people[0] ?? null);
  const who = named ?? (isThem ? (namedLast(world) ?? personOf(matter, world)) : null);
  if (isThem && matter.act === 'plan_event' && frame.object === null)
    return { ...matter, guests: matter.people.length > 0 ? matter.people : namedIn(matter, world) };
  if (isTelling && frame.object !== null) {
    const asked = asksWhether.test(frame.object)
      ? messageOf(frame.object, true, tells.exec(frame.said)?.[0].toLowerCase())
      : null;
    const words = asked ?? frame.object;
    const isMore =
      isThem && matter.act === 'who_could_help' && matter.object !== null && words === frame.object;
    return {
      ...frame,
      forWhom: who,
      object: isMore ? `Could you ${small(matter.object ?? '')}? ${words}` : words,
    };
  }
  const isAsked = frame.topic.length === 0 && asksSomebody.test(frame.said.trim());
  if (who === null || !(isTelling || isAsked)) return null;
  if (matter.act === 'who_could_help' && world.abilities.has('tell_them') && matter.object !== null)
    return { ...frame, act: 'tell_them', forWhom: who, object: `Could you ${small(matter.object)}?` };
  if (matter.act === 'add_task') return byDoer(matter, who);
  if (matter.act !== 'who_could_help')
    return isTelling && matter.said !== '' && (matter.asks || matter.polarity === 'told')
      ? {
          ...frame,
          forWhom: who,
          object: meantToSay.test(matter.said) ? null : capital(matter.said),
          topic: matter.topic,
        }
      : null;
  const name = world.people.find(({ id }) => id === who.ids[0])?.name ?? who.said;
  return bareFrame('add_task', {
    said: frame.said,
    object: helperTitle(matter, name),
    topic: matter.topic,
    when: retimed(matter.when, frame.when),
  });
}

/** Whom "him" and "her" mean: who was named last, or whose the task is that was spoken of. */
function personOf({ doer, forWhom, people, tasks }: Frame, world: World): Who | null {
  const owner = world.tasks.find(({ id }) => id === tasks[0])?.assignedTo ?? null;
  const isOther = owner !== null && owner !== world.me.id;
  return (
    doer ??
    forWhom ??
    people.findLast(({ ids }) => ids.length === 1) ??
    (isOther && tasks.length === 1 ? someone(owner) : null)
  );
}

const asksAnew = /^\W*(?:and|but|so|oh)\W+(?:who|what|when|where|why|how|which)\b(?! about)/i;

const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

const namedIn = ({ object }: Frame, { people }: World): readonly Who[] =>
  people.flatMap(({ id, name }) => (object?.includes(name) === true ? someone(id) : []));

/** The one person who is named in what she said last, in her own words rather than in those she quotes. */
function namedLast({ recent, people, spaces }: World): Who | null {
  const said = recent.at(-1)?.text ?? '';
  for (const words of [said.replace(/“[^”]*”/g, ''), said]) {
    const bare = spaces.reduce((text, { name }) => text.replaceAll(name, ''), words);
    const names = new Set(bare.match(/\p{Lu}\p{L}+/gu));
    const [one, other] = people.filter(({ name }) => names.has(name));
    if (one !== undefined) return other === undefined ? someone(one.id) : null;
  }
  return null;
}

/** It says only what is different this time. */
function isElliptical({ said, when, people, spaces, topic, object }: Frame): boolean {
  const [first = '', second] = (object ?? '').toLowerCase().split(' ');
  const says = when !== null || people.length > 0 || spaces.length > 0 || topic.length > 0;
  return (
    says &&
    said.trim().split(/\s+/).length <= longestRest &&
    goesOn.test(said.trim()) &&
    !asksAnew.test(said) &&
    !(isVerb(first) && second !== undefined) &&
    topic.length < 3
  );
}

function goingOn(frame: Frame, matter: Frame): Frame {
  const next = {
    ...matter,
    said: frame.said,
    tasks: frame.tasks,
    when: retimed(matter.when, frame.when),
    people: frame.people.length > 0 ? frame.people : matter.people,
    spaces: frame.spaces.length > 0 ? frame.spaces : matter.spaces,
    topic: frame.topic.length > 0 ? frame.topic : matter.topic,
    asks: matter.asks,
  };
  if (!carriesOn.has(matter.act)) return next;
  const [who] = frame.people;
  const thing = frame.topic.length > 0 && who === undefined ? (frame.object ?? frame.topic.join(' ')) : null;
  const named =
    thing === null
      ? next
      : { ...next, object: renamed(matter.object, 'instead', thing.toLowerCase()), topic: wordsOf(thing) };
  return who === undefined ? named : byDoer(named, who);
}
