import type { Act } from '../frames/acts.ts';
import type { Frame, When, Who } from '../frames/frame.ts';
import { listed, oneOf } from '../say/phrases.ts';
import { wordsOf } from '../read/find-tasks.ts';
import { speaksOf } from '../say/speaks-of.ts';
import { isOpen } from '../say/whose.ts';
import { cardOf } from './card-of.ts';
import { canBeDone, nouns, placed, switchedOff, timed } from './acts.words.ts';
import { bareFrame, byDoer, someone } from './frame-of.ts';
import { openWhen } from './open-when.ts';
import { changed, calledOff, reopened, tickedOff } from './propose-change.ts';
import type { Question } from './pending.ts';
import type { Proposed } from './proposed.ts';
import { questions } from './questions.ts';
import { among } from './short.ts';
import { pronouns } from './short.words.ts';
import { countedFrom } from './retime.ts';
import { refusesDeed, refusesTalk, saidToThem } from './told-thing.words.ts';
import { whenOf } from './subjects.ts';
import type { Place, World } from './world.ts';

/** What a wish leads to: cards, one question, or a plain word; null where it is no wish. */
export function propose(frame: Frame, world: World): Proposed | null {
  if (frame.polarity === 'done') return canBeDone.has(frame.act) ? tickedOff(frame, world) : null;
  const wish = wishes[frame.act];
  if (wish === undefined) return null;
  if (frame.act === 'done_task' && frame.polarity === 'unwanted') return reopened(frame, world);
  if (frame.object === null && refusesDeed.test(frame.said)) return { courtesy: 'All right.' };
  if (refusesTalk.test(frame.said)) return { courtesy: 'All right, not a word of it.' };
  if (frame.polarity === 'unwanted') return unwanted(frame, world);
  if (frame.polarity !== 'wanted') return null;
  if (world.abilities.has(frame.act)) return wish(frame, world);
  if (frame.act === 'find_person') return null;
  const listable = frame.act === 'remind_me' && world.abilities.has('add_task');
  const listing = listable ? newThing({ ...frame, act: 'add_task' }, world) : null;
  return listing === null
    ? { says: switchedOff[frame.act] ?? canNot(frame.act, world) }
    : { lead: 'I can not remind you here, but the list can hold it.', ...listing };
}

const nothingToDrop = 'I find nothing like that to take away. Which thing is it?';

/** What stands there already may be taken away; nothing else is offered. */
const unwanted = (frame: Frame, world: World): Proposed =>
  (frame.act !== 'remind_me' ? calledOff({ ...frame, reminders: [] }, world) : null) ?? {
    courtesy: oneOf(world, ['All right, I write nothing down.', 'Then not. Nothing is written down.']),
  };

const wishes: Partial<Record<Act, (frame: Frame, world: World) => Proposed | null>> = {
  add_task: newThing,
  remind_me: (frame, world) =>
    isForAnother(frame, world) ? handedOver(frame, world) : newThing(frame, world),
  plan_event: newThing,
  start_vote: newThing,
  found_project: newThing,
  invite_to_council: newThing,
  find_person: newThing,
  remember_this: newThing,
  perspective_swap: swapped,
  forget_this: forgotten,
  change_task: changed,
  done_task: tickedOff,
  cancel: (frame, world) => calledOff(frame, world) ?? { courtesy: nothingToDrop },
  tell_them: told,
  write_doc: newThing,
};

export const isWish = ({ act }: Frame): boolean => wishes[act] !== undefined;

/** What this house can not do, said plainly, and what it can. */
function canNot(act: Act, { abilities }: World): string {
  const can = [...abilities.values()]
    .slice(0, 3)
    .map(({ label }) => label.slice(0, 1).toLowerCase() + label.slice(1));
  const instead = can.length === 0 ? '' : ` What I can do here: ${listed(can)}.`;
  return `${nouns[act] ?? 'That'} can not be had in this house yet.${instead}`;
}

/** Something that is not there yet: all that is open is asked for, one thing at a time. */
function newThing(heard: Frame, world: World): Proposed {
  const there = thereAlready(heard, world);
  if (there !== null) return there;
  const { frame, lead } = withName(asNew(heard, world), world);
  if (frame.object === null) return { question: questions.whatObject(frame, world) };
  const { doer } = frame;
  if (doer !== null && (doer.guessed || doer.ids.length > 1))
    return { question: questions.whichPerson(frame, doer, world) };
  const when = openWhen(frame, world);
  if (when !== null) return { question: when };
  if (frame.spaces.length > 1 && placed.has(frame.act))
    return { question: questions.whichSpace(frame, frame.spaces, world) };
  const missing = whatIsMissing(frame, world);
  if (missing !== null) return { question: missing };
  const own = doer?.ids[0] === world.me.id ? byDoer(frame, null) : frame;
  const { known, open } = guestsOf(own, world);
  if (open !== null) return { question: open };
  const card = cardOf(known);
  const others = [...(card.doer === null ? [] : [card.doer]), ...(card.guests ?? [])];
  return {
    ...lead,
    proposals: [
      { ...card, space: card.space ?? (others.length === 0 ? null : placeWith(others, own, world)) },
    ],
  };
}

/** Who comes: the speaker needs no word, "the Okafors" are all of them, and of two Jans it is asked which. */
function guestsOf(frame: Frame, world: World): { known: Frame; open: Question | null } {
  const guests = frame.guests ?? withWhom(frame);
  if (frame.act !== 'plan_event' || guests.length === 0) return { known: frame, open: null };
  const several = guests.find(({ ids, guessed }) => ids.length > 1 && !guessed);
  const known = guests
    .flatMap(({ said, ids }) => ids.map((id) => ({ ...someone(id), said })))
    .filter(({ ids: [id] }) => id !== world.me.id);
  const others = guests.filter((who) => who !== several);
  return {
    known: { ...frame, guests: known },
    open: several === undefined ? null : questions.whichGuest(frame, several, others, world),
  };
}

/** "…, with Kofi and Ines", where the thing does not name them. */
const withWhom = ({ said, people, object }: Frame): readonly Who[] =>
  people.filter(
    (who) =>
      said.search(/\bwith\b/i) < said.indexOf(who.said) &&
      /\bwith\b/i.test(said) &&
      object?.includes(who.said) !== true,
  );

/** What stands there by that name is changed and not doubled. */
function thereAlready(frame: Frame, world: World): Proposed | null {
  const own = wordsOf(frame.object ?? '').join(' ');
  const is = (title: string): boolean => own !== '' && wordsOf(title).join(' ') === own;
  const task = world.tasks.find((each) => isOpen(each) && is(each.title));
  const event = world.events.find(({ title }) => is(title));
  const reminder = world.reminders.find(({ text }) => is(text));
  const things: Partial<Record<Act, Partial<Frame> | false>> = {
    add_task: task !== undefined && { tasks: [task.id] },
    plan_event: event !== undefined && { events: [event.id] },
    remind_me: reminder !== undefined && frame.repeat === null && { reminders: [reminder.id] },
  };
  const thing = things[frame.act];
  if (thing === undefined || thing === false) return null;
  const change = { ...frame, act: 'change_task' as const, tasks: [], events: [], reminders: [], ...thing };
  const says = change.when ?? change.doer ?? change.priority;
  const title = task?.title ?? event?.title ?? reminder?.text ?? '';
  if (says === null) return { says: `“${title}” is there already.` };
  return { lead: 'That is there already.', ...changed(change, world) };
}

function whatIsMissing(frame: Frame, world: World) {
  const lacks = (slot: 'time' | 'doer' | 'space'): boolean =>
    world.abilities.get(frame.act)?.needs.includes(slot) === true;
  if (lacks('time') && (frame.when?.time ?? null) === null) return questions.whatTime(frame, world);
  if (lacks('doer') && frame.doer === null) return questions.whoInstead(frame, null, world);
  const shared = world.spaces.filter(({ kind }) => kind !== 'thread').map(({ id }) => id);
  return lacks('space') && frame.spaces.length === 0 && shared.length > 0
    ? questions.whichSpace(frame, shared, world)
    : null;
}

/** "Two hours before the physio": counted from the event that is named. */
const countedFromNamed = (frame: Frame, world: World): When | null =>
  frame.when === null
    ? null
    : countedFrom(whenOf({ ...frame, when: null, tasks: [], reminders: [] }, world), frame.when);

/** It is none of the things that are there; only a reminder may be of a task. */
function asNew(frame: Frame, world: World): Frame {
  const is = (title: string): boolean =>
    frame.act === 'remind_me' && title.toLowerCase() === frame.object?.toLowerCase();
  const tasks = world.tasks.filter(({ title }) => is(title)).slice(0, 1);
  const isTimed = timed.has(frame.act);
  return {
    ...frame,
    tasks: tasks.map(({ id }) => id),
    reminders: [],
    events: [],
    when: isTimed ? (countedFromNamed(frame, world) ?? frame.when) : null,
    repeat: isTimed ? frame.repeat : null,
  };
}

/** Whom nobody here knows is asked by the speaker: the name stays in the thing itself. */
function withName(frame: Frame, world: World): { frame: Frame; lead: { lead?: string } } {
  const { doer, object } = frame;
  if (doer === null || object === null || doer.ids.length > 0) return { frame, lead: {} };
  const named = object.toLowerCase().includes(doer.said.toLowerCase());
  const title = named ? object : `Ask ${doer.said} to ${object.slice(0, 1).toLowerCase()}${object.slice(1)}`;
  const knows =
    doer.guessed || world.people.some(({ name }) => name.toLowerCase() === doer.said.toLowerCase());
  return {
    frame: byDoer({ ...frame, object: title }, null),
    lead: knows ? {} : { lead: `I know no ${doer.said} here, so this would be yours.` },
  };
}

const isForAnother = ({ doer }: Frame, { me }: World): boolean => doer !== null && !doer.ids.includes(me.id);

/** She reminds nobody of what somebody else wants of them: it goes on the list, with their name. */
function handedOver(frame: Frame, world: World): Proposed | null {
  if (!world.abilities.has('add_task')) return { says: 'I can remind only you yourself.' };
  return {
    lead: 'I remind only you yourself; on the list it can stand with a name.',
    ...newThing({ ...frame, act: 'add_task' }, world),
  };
}

/** Who is to do it has to be able to read it: the shared space that speaks of it, else the liveliest. */
function placeWith(others: readonly string[], { topic }: Frame, world: World): string | null {
  const fit = ({ id, name }: Place): number =>
    speaksOf(
      [name, ...world.tasks.filter(({ spaceId }) => spaceId === id).map(({ title }) => title)].join(' '),
      topic,
    );
  const [best] = world.spaces
    .filter(({ people }) => others.every((id) => people.includes(id)))
    .toSorted((a, b) => fit(b) - fit(a) || (b.lastWordAt?.getTime() ?? 0) - (a.lastWordAt?.getTime() ?? 0));
  return best?.id ?? null;
}

/** With somebody of the house, or with the guide alone where nobody is named. */
function swapped(frame: Frame, world: World): Proposed {
  const who = frame.doer ?? frame.people[0] ?? null;
  const asked = byDoer(frame, who);
  if (who === null || (who.ids.length === 1 && !who.guessed)) return { proposals: [cardOf(asked)] };
  return {
    question:
      who.ids.length === 0
        ? questions.whoInstead(asked, who.said, world)
        : questions.whichPerson(asked, who, world),
  };
}

/** A thing that is kept of the person is found by its words. */
function forgotten(frame: Frame, world: World): Proposed {
  const fit = (text: string): number =>
    speaksOf(text, [...frame.topic, ...frame.people.map(({ said }) => said)]);
  const found = world.memories
    .filter(({ text }) => fit(text) >= 1)
    .toSorted((a, b) => fit(b.text) - fit(a.text));
  const cards = found.map(({ id }) => ({ ...cardOf(bareFrame('forget_this')), memory: id }));
  if (cards.length === 0) return { says: 'I keep nothing like that of you.' };
  return cards.length === 1 ? { proposals: cards } : { question: questions.whichMemory(cards, world) };
}

/** Somebody is told something, or a salon is: word for word, and to whom it is shown before the yes. */
function told(frame: Frame, world: World): Proposed {
  const isThem = saidToThem.test(frame.said);
  const to = frame.forWhom ?? (isThem ? null : (frame.doer ?? frame.people[0] ?? null));
  const asked = { ...byDoer(frame, to), forWhom: null, when: null, tasks: [], reminders: [], events: [] };
  if (asked.object === null) return { question: questions.whatObject(asked, world) };
  if (to !== null && to.ids.length === 0) return { question: questions.whoInstead(asked, to.said, world) };
  if (to !== null && (to.guessed || to.ids.length > 1))
    return { question: questions.whichPerson(asked, to, world) };
  if (to !== null || asked.spaces.length === 1) return { proposals: [cardOf(asked)] };
  if (asked.spaces.length === 0 && among(pronouns).test(asked.said))
    return { question: questions.whoInstead(asked, null, world) };
  const shared = world.spaces.filter(({ kind }) => kind !== 'thread').map(({ id }) => id);
  return { question: questions.whichSpace(asked, asked.spaces.length > 1 ? asked.spaces : shared, world) };
}
