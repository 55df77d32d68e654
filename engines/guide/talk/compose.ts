import { dangerReply } from '../danger/reply.ts';
import type { Frame } from '../frames/frame.ts';
import { inWords, joined, oneOf } from '../say/phrases.ts';
import { talk } from './acts.words.ts';
import { bareFrame } from './frame-of.ts';
import { gathered, type Gathered } from './gather.ts';
import { offerAll, onCards } from './offer-words.ts';
import type { Pending, Thing } from './pending.ts';
import { isWish } from './propose.ts';
import type { Proposal } from './proposal.ts';
import type { Reply, Settled } from './reply.ts';
import { thingsOf } from './subjects.ts';
import type { Turn } from './turn.ts';
import type { World } from './world.ts';

const mostLeft = 6;

/** One short reply to all that was said. */
export function compose(turn: Turn, world: World, before: Pending | null): Reply {
  const danger = turn.frames.find(({ act }) => act === 'danger');
  if (danger !== undefined) return dangerReply({ text: danger.said, danger: 'certain' }, world);
  const all = gathered(turn, world);
  const cards = eachOnce(all.cards);
  const old = turn.open.filter(
    (card) => turn.isMore !== true && cards.some((other) => isInPlaceOf(other, card)),
  );
  const open = [...turn.open.filter((card) => !old.includes(card)), ...cards];
  const replaced = old.length === 0 ? [] : [{ answer: 'no' as const, proposals: old }];
  const settles = [...(turn.settles ?? []), ...replaced];
  const away = [...open, ...settles.flatMap(({ proposals }) => proposals)].map((card) =>
    JSON.stringify(card),
  );
  const left = [...(before?.left ?? []), ...(before?.proposals ?? [])]
    .filter((card) => !away.includes(JSON.stringify(card)))
    .slice(-mostLeft);
  const settled = turn.settles?.find(({ answer }) => answer === 'yes') ?? turn.settles?.[0];
  const { question } = all;
  const spoken = turn.frames.filter((frame) => !talk.has(frame.act) || tellsOf(frame));
  const offered = cards.length === 0 ? undefined : spoken.findLast(isOffered);
  const matter = all.asked ?? offered ?? lastSpoken(spoken) ?? before?.matter ?? null;
  const occasion = turn.frames.findLast(isOccasion) ?? before?.occasion;
  const isAside =
    open.length > 0 && cards.length + settles.length === 0 && question === null && turn.frames.length > 0;
  const text = textOf(all, cards, open, turn, world);
  const named = toldIn(text, world);
  // A list stays in mind while single things of it are spoken of.
  const list = before?.told ?? [];
  const isOfList = named.every(({ id }) => list.some((thing) => thing.id === id));
  const isMereTalk = named.length === 0 && turn.frames.every(({ act }) => talk.has(act));
  const told = named.length > 1 || ((list.length < 2 || !isOfList) && !isMereTalk) ? named : list;
  return {
    text,
    lyrical: all.lyrical,
    proposals: cards,
    pending: {
      version: 2,
      question,
      proposals: open,
      matter: matter === null && named.length !== 1 ? null : spokenOf(matter ?? bareFrame('search'), named),
      ...(occasion === undefined ? {} : { occasion, made: madeFor(occasion, cards, settles, before) }),
      ...(left.length === 0 ? {} : { left }),
      ...(all.waiting.length === 0 ? {} : { waiting: all.waiting }),
      ...(settled === undefined ? {} : { settled }),
      told,
      ...(isAside ? { isAside } : {}),
    },
    ...(settles.length === 0 ? {} : { settles }),
    ...(all.tale === undefined ? {} : { tale: all.tale }),
  };
}

/** What is planned for a day, or stands there already and is taken up. */
const isOccasion = ({ act, when, polarity, events }: Frame): boolean =>
  act === 'plan_event' &&
  when !== null &&
  (polarity === 'wanted' || (polarity === 'told' && events.length === 1));

/** All that was offered since this was planned and not put away, by name. */
function madeFor(
  { object }: Frame,
  cards: readonly Proposal[],
  settles: readonly Settled[],
  before: Pending | null,
): readonly string[] {
  const namesOf = (all: readonly Proposal[]): readonly string[] => all.flatMap((card) => card.object ?? []);
  const away = settles.flatMap(({ answer, proposals }) => (answer === 'no' ? namesOf(proposals) : []));
  const old = object === before?.occasion?.object ? (before?.made ?? []) : [];
  return [...new Set([...old.filter((name) => !away.includes(name)), ...namesOf(cards)])].slice(-40);
}

const isOffered = (frame: Frame): boolean =>
  isWish(frame) && frame.polarity === 'wanted' && (frame.object !== null || thingsOf(frame).length > 0);

const clear = 0.6;
/** Somebody or some day is named in what is told: the next wish may be of that. */
const tellsOf = ({ polarity, when, people, topic, sure }: Frame): boolean =>
  (polarity === 'told' || sure < clear) && (when !== null || people.length > 0 || topic.length > 1);

/** "Garden day. Sat or sun?": the day that is asked for is of what was named before it. */
function lastSpoken(spoken: readonly Frame[]): Frame | undefined {
  const last = spoken.findLast(isFull) ?? spoken.at(-1);
  const thing =
    last?.topic.length === 0 && thingsOf(last).length === 0
      ? spoken.findLast(({ topic }) => topic.length > 1)
      : undefined;
  return last === undefined || thing === undefined || last.object !== null
    ? last
    : { ...thing, when: last.when ?? thing.when };
}

/** It says what it is about; "Who?" does not. */
const isFull = (frame: Frame): boolean =>
  frame.object !== null || frame.when !== null || frame.topic.length + thingsOf(frame).length > 0;

/** The one thing that was just named is meant by "it" and by "done". */
function spokenOf(matter: Frame, [only, ...others]: readonly Thing[]): Frame {
  if (only === undefined || others.length > 0 || thingsOf(matter).length > 0) return matter;
  const of = { task: 'tasks', event: 'events', reminder: 'reminders' } as const;
  return { ...matter, [of[only.kind]]: [only.id] };
}

/** What is named in a text, in its order: "the second to Tomas" means one of these. */
function toldIn(text: string, { tasks, events, reminders }: World): readonly Thing[] {
  const found = (kind: Thing['kind'], id: string, title: string) => ({
    kind,
    id,
    at: text.indexOf(`“${title}”`),
  });
  return [
    ...tasks.map(({ id, title }) => found('task', id, title)),
    ...events.map(({ id, title }) => found('event', id, title)),
    ...reminders.map((each) => found('reminder', each.id, each.text)),
  ]
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind, id }) => ({ kind, id }));
}

function textOf(
  all: Gathered,
  cards: readonly Proposal[],
  open: readonly Proposal[],
  turn: Turn,
  world: World,
): string {
  const offer = all.question === null ? offerAll(cards.length > 0 ? open : [], world) : onCards(cards, world);
  const asked = all.question?.fills?.proposal.object ?? null;
  const shown = (turn.settles ?? []).filter(
    ({ answer, proposals }) =>
      answer === 'yes' || !proposals.some(({ object }) => asked !== null && object === asked),
  );
  const done = settledWords(shown, cards.length, open.length - cards.length, world);
  const breaks = all.lyrical || all.texts.some((text) => text.includes('\n'));
  const text = [done, ...new Set(all.texts), offer, all.question?.text ?? '']
    .filter((part) => part !== '')
    .join(breaks ? '\n\n' : ' ');
  if (text !== '') return text;
  const [courtesy] = all.courtesies;
  if (courtesy !== undefined && courtesy !== '') return courtesy;
  const isNo = turn.frames.some(({ act }) => act === 'no');
  if (isNo) return oneOf(world, ['All right.', 'As you like.']);
  return turn.frames.some(({ polarity }) => polarity === 'told')
    ? oneOf(world, ['I see.', 'I hear you.'])
    : oneOf(world, ['I’m here. What is to be done?', 'Tell me what you need.']);
}

/** Put away in favour of what is offered now needs no words. */
function settledWords(settles: readonly Settled[], offered: number, left: number, world: World): string {
  const of = (answer: Settled['answer']): number =>
    settles.filter((each) => each.answer === answer).flatMap(({ proposals }) => proposals).length;
  const [yes, no] = [of('yes'), offered > 0 ? 0 : of('no')];
  if (yes + no === 0) return '';
  const rest =
    left === 0 ? '' : left === 1 ? 'The other card still waits.' : `The other ${inWords(left)} still wait.`;
  if (yes === 0)
    return joined(oneOf(world, ['All right, I put that away.', 'All right, I leave that.']), rest);
  const good =
    yes === 1 ? oneOf(world, ['Good.', 'Gladly.']) : yes === 2 ? 'Good, both.' : `Good, all ${inWords(yes)}.`;
  return joined(good, no === 0 ? '' : 'The rest I put away.', rest);
}

/** What is to be reminded of is not written down as well, and nothing is offered twice. */
const eachOnce = (cards: readonly Proposal[]): readonly Proposal[] =>
  cards.filter(
    (card, index) =>
      !cards.some(
        (other, at) =>
          at !== index &&
          ((at < index && JSON.stringify(other) === JSON.stringify(card)) ||
            (card.act === 'add_task' && other.act === 'remind_me' && isSameThing(card, other))),
      ),
  );

const isSameThing = (a: Proposal, b: Proposal): boolean =>
  a.object !== null && a.object.toLowerCase() === b.object?.toLowerCase();

/** The same deed on the same thing, offered otherwise. */
const isInPlaceOf = (card: Proposal, old: Proposal): boolean =>
  card.act === old.act &&
  card.deed === old.deed &&
  (card.doer === old.doer || card.doer === null || old.doer === null) &&
  (isSameThing(card, old) ||
    (card.task !== null && card.task === old.task) ||
    (card.reminder !== null && card.reminder === old.reminder));
