import { capital } from '../../text/capital.ts';
import { daysBetween, weekdayOf } from '../read/days/calendar.ts';
import { weekdays } from '../read/days/numbers.ts';
import { dayInWords, hourInWords, todayIn } from '../say/days.ts';
import { inWords, listed } from '../say/phrases.ts';
import { nameOf, spaceName, toldApart } from '../say/whose.ts';
import { repeatInWords } from './repeat-words.ts';
import type { Proposal } from './proposal.ts';
import type { World } from './world.ts';

/** What a card offers, in one breath: “Buy fish”, Friday at four, for you? */
export function offerWords(card: Proposal, world: World): string {
  const verb = deedOf(card)?.verb;
  return verb === undefined ? `${capital(breath(card, world))}?` : `Shall I ${verb} ${thingOf(card, world)}?`;
}

/** The same beside a question that needs an answer first. */
export const onCards = (cards: readonly Proposal[], world: World): string =>
  cards.length === 0
    ? ''
    : `${capital(listed(cards.map((card) => inList(card, world))))}: ${cards.length === 1 ? 'that is on a card' : 'those are on cards'}.`;

/** What is done to something that is there already. */
const deeds: Readonly<Record<string, { readonly verb: string; readonly done: string }>> = {
  done_task: { verb: 'tick off', done: 'ticked off' },
  reopen: { verb: 'open again', done: 'capital again' },
  cancel: { verb: 'drop', done: 'dropped' },
  cancel_event: { verb: 'call off', done: 'called off' },
  drop: { verb: 'take off the list', done: 'taken off the list' },
  remember_this: { verb: 'keep in mind:', done: 'kept in mind' },
  forget_this: { verb: 'forget', done: 'forgotten' },
};

/** Not twice, where the thing itself says it. */
const whereOf = ({ where, object }: Proposal): string | null =>
  where !== null && object?.toLowerCase().includes(where.toLowerCase()) === true ? null : where;

const deedOf = ({ act, deed }: Proposal) => deeds[deed ?? ''] ?? deeds[act];

const thingOf = (card: Proposal, world: World): string =>
  card.deed === 'drop_reminder' || card.deed === 'move_reminder'
    ? `the reminder of “${titleOf(card, world)}”`
    : `“${titleOf(card, world)}”`;

/** Several cards under one question. */
export function offerAll(cards: readonly Proposal[], world: World): string {
  const [only] = cards;
  if (only === undefined) return '';
  if (cards.length === 1) return offerWords(only, world);
  const all = cards.length === 2 ? 'both' : 'all of them';
  const lines = cards.map((card) => breath(card, world));
  const things = `${capital(inWords(cards.length))} things`;
  const told =
    cards.length < 4
      ? `${things}: ${listed(
          cards.map((card) => inList(card, world)),
          'and',
        )}.`
      : [`${things}:`, ...lines.map((line) => `• ${line}`)].join('\n');
  return `${told}${cards.length < 4 ? ' ' : '\n'}Shall ${all} stand?`;
}

/** Among others its own commas would be in the way. */
const inList = (card: Proposal, world: World): string => breath(card, world).replace(/”, /g, '” ');

function breath(card: Proposal, world: World): string {
  const said = `“${titleOf(card, world)}”`;
  const moment = momentOf(card, world);
  const name = card.doer === null ? null : calledBy(card.doer, world);
  const parts = (...all: readonly (string | null)[]): string =>
    all.filter((part) => part !== null && part !== '').join(', ');
  switch (card.act) {
    case 'remind_me':
      return parts(`a reminder of ${said}`, moment);
    case 'plan_event':
      return parts(`${said} in the calendar`, moment, whereOf(card), withGuests(card, world));
    case 'start_vote':
      return parts(`a vote on ${said}`, moment === '' ? null : `until ${moment}`);
    case 'found_project':
      return `a salon of its own for ${said}`;
    case 'invite_to_council':
      return parts(`a council on ${said}`, moment);
    case 'perspective_swap':
      return name === null ? 'a change of places, you and I' : `a change of places with ${name}`;
    case 'find_person':
      return `a search for somebody who can help with ${said}`;
    case 'write_doc':
      return `a doc about ${said} in ${spaceName(world, card.space ?? '') ?? 'a salon'}`;
    case 'tell_them':
      return `${said} to ${name ?? `everybody in ${spaceName(world, card.space ?? '') ?? 'the salon'}`}`;
    case 'change_task':
      return changeOf(card, thingOf(card, world), moment, world);
    default:
      return deedOf(card) !== undefined
        ? `${thingOf(card, world)} ${deedOf(card)?.done ?? ''}`
        : parts(said, moment, name === null ? 'for you' : `for ${name}`, weightOf(card.priority));
  }
}

/** Of two by one name, which. */
function calledBy(id: string, world: World): string {
  const all = world.people.map((person) => person.id);
  return toldApart(id, all, world);
}

/** Whoever the thing names already is not said twice. */
function withGuests({ guests = [], object }: Proposal, world: World): string | null {
  const names = guests.map((id) => calledBy(id, world)).filter((name) => object?.includes(name) !== true);
  return names.length === 0 ? null : `with ${listed(names)}`;
}

function changeOf(card: Proposal, said: string, moment: string, world: World): string {
  const { deed, doer, priority } = card;
  if (deed === 'invite') return `${said} ${withGuests({ ...card, object: null }, world) ?? ''}`;
  if (deed === 'assign') return `${said} goes to ${nameOf(world, doer)}`;
  if (deed === 'prioritise') return `${said} as ${weightOf(priority) ?? 'normal'}`;
  return `${said} moves to ${moment}`;
}

const weightOf = (priority: Proposal['priority']): string | null =>
  priority === null ? null : (['urgent', 'important', null, 'not urgent'][priority - 1] ?? null);

const titleOf = ({ object, task, reminder, event, memory }: Proposal, world: World): string =>
  object ??
  world.reminders.find(({ id }) => id === reminder)?.text ??
  world.tasks.find(({ id }) => id === task)?.title ??
  world.events.find(({ id }) => id === event)?.title ??
  world.memories.find(({ id }) => id === memory)?.text ??
  '';

function momentOf({ day, time, until, repeat }: Proposal, world: World): string {
  const hours = [
    time === null ? '' : `at ${hourInWords(time)}`,
    until === null ? '' : `until ${hourInWords(until)}`,
  ];
  const on = day === null ? '' : dayInWords(day, todayIn(world));
  const parts =
    repeat === null
      ? [on, ...hours]
      : [repeatInWords(repeat), ...hours, isNext(day, repeat, world) ? '' : `starting ${on}`];
  return parts.filter((part) => part !== '').join(' ');
}

/** The first of them is the next there is, and need not be said. */
const isNext = (day: string | null, repeat: string, world: World): boolean =>
  day === null ||
  (daysBetween(todayIn(world), day) < 7 &&
    repeatInWords(repeat).includes(capital(weekdays[weekdayOf(day)] ?? '')));
