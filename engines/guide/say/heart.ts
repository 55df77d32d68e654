import { clausesOf } from '../clauses/split.ts';
import type { Act } from '../frames/acts.ts';
import type { FormKind } from '../frames/form-kind.ts';
import type { Frame } from '../frames/frame.ts';
import type { Heard } from '../hear.ts';
import type { Task, World } from '../talk/world.ts';
import type { Answer } from './answer.ts';
import { wants } from './asked.words.ts';
import { dayOf, dueInWords, onDay, todayIn } from './days.ts';
import { nearby } from './heart-endings.words.ts';
import { endingIn, feltIn, formIn } from './heart-felt.ts';
import type { Kind } from './feeling.ts';
import { swapWith, takenUp, whoOf } from './heart-taken-up.ts';
import { cardIsReady, jests, notSilly, toPutRight } from './heart.words.ts';
import { joined, oneOf } from './phrases.ts';
import { asking } from './questions.ts';
import { hail, lineOf } from './self.ts';

/** What is said to how somebody is, and the wishes that were said beside it. */
export interface Heartfelt extends Answer {
  readonly frames: readonly Frame[];
  /** Whatever is on the table is put away: they want nothing. */
  readonly clears?: true;
}

/** Somebody tells how they are: that is taken up, and nothing is offered beside it that they did not ask for. */
export function heartOf({ text, frames }: Heard, world: World): Heartfelt | null {
  const taken = endingOf(text, frames, world) ?? jested(text, frames, world) ?? visiting(text, frames, world);
  if (taken !== null) return taken;
  const felt = toldIn(text, frames).flatMap(({ said, frame }) => {
    const feeling = feltIn(said, world);
    return feeling === null ? [] : [{ frame, feeling }];
  });
  const first = order.flatMap((kind) => felt.find(({ feeling }) => feeling.kind === kind) ?? [])[0];
  if (first === undefined) return staysNear(frames, world);
  const { kind } = first.feeling;
  if (kind === 'joy' && frames.some(({ polarity, tasks }) => polarity === 'done' && tasks.length === 1))
    return null;
  const rest = frames.filter((frame) => !felt.some((each) => each.frame === frame) && isWished(frame, world));
  if (kind === 'cross')
    return drops.test(text)
      ? { text: 'Sorry. I leave it.', frames: [], clears: true }
      : crossed(text, frames, rest, world);
  const beside = frames.filter((frame) => !rest.includes(frame));
  const named = [...felt.map(({ frame }) => frame), ...beside].find(
    (frame) => frame !== null && whoOf(frame, world) !== null,
  );
  const words = takenUp(first.feeling, named ?? null, world);
  const question =
    kind === 'conflict' && rest.length === 0 ? swapWith(first.feeling, first.frame, world) : null;
  return { ...(question === null ? { text: words } : asking(words, question)), frames: rest };
}

const drops = /\b(?:forget it|never ?mind|leave it|don['’]?t bother|let it be|drop it)\W*$/i;

/** Each clause with what was heard in it; where nothing was, it was told all the same. */
function toldIn(text: string, frames: readonly Frame[]): readonly { said: string; frame: Frame | null }[] {
  const bare = clausesOf(text).filter((clause) => !frames.some(({ said }) => said.includes(clause)));
  return [
    ...frames.map((frame) => ({ said: frame.said, frame })),
    ...bare.map((said) => ({ said, frame: null })),
  ];
}

/** They want nothing, or are gone: nothing else of it is heard, unless something was wished for beside it. */
function endingOf(text: string, frames: readonly Frame[], world: World): Heartfelt | null {
  const last = [text, ...frames.map(({ said }) => said)].flatMap((said) => endingIn(said) ?? []).at(-1);
  const others = frames.filter(({ said }) => endingIn(said) === null);
  if (last === undefined || (endingIn(text) === null && others.some((frame) => isWished(frame, world))))
    return null;
  if (others.some(({ said }) => feltIn(said, world) !== null)) return null;
  const isTable = (world.pending?.proposals.length ?? 0) > 0;
  if (isTable && last.clears === undefined) return null;
  return { text: oneOf(world, last.ways), frames: [], ...(last.clears === true ? { clears: true } : {}) };
}

/** What weighs most is taken up, whatever else was told. */
const order: readonly Kind[] = ['cross', 'hardship', 'conflict', 'joy'];

const opensOnly = /^(?:guess what|you know what|listen|look|imagine)$/;
const wishing: ReadonlySet<FormKind> = new Set([
  'order',
  'wish',
  'asked',
  'passive',
  'need',
  'proposal',
  'question',
]);
const plans: ReadonlySet<Act> = new Set(['plan_event', 'change_task', 'cancel', 'remind_me', 'tell_them']);

/** Wanted by its form; what is only told beside a feeling is wanted where it names a day. */
const isWished = (frame: Frame, world: World): boolean =>
  frame.act !== 'unknown' &&
  !opensOnly.test(lineOf(frame.said)) &&
  (wishing.has(formIn(frame.said, world)) || (plans.has(frame.act) && frame.when !== null));

/** Who has just told of a sorrow goes on telling. */
function staysNear(frames: readonly Frame[], world: World): Heartfelt | null {
  const before = world.recent.filter(({ authorId }) => authorId === world.me.id).slice(-3);
  const grieved = before.some(({ text }) => feltIn(text, world)?.kind === 'hardship');
  const goesOn = ({ said, act, polarity, asks, when }: Frame): boolean =>
    !asks &&
    when === null &&
    polarity !== 'done' &&
    formIn(said, world) === 'told' &&
    !(talked.has(act) && said.split(' ').length < 3);
  if (!grieved || frames.length === 0 || !frames.every(goesOn)) return null;
  const isBelittled = frames.some(({ said }) => belittles.test(said));
  if (isBelittled) return { text: oneOf(world, notSilly), frames: [] };
  return frames.some(({ topic }) => topic.length > 0) ? { text: oneOf(world, nearby), frames: [] } : null;
}
const belittles =
  /\b(?:silly|stupid|daft|foolish|pathetic|ridiculous|dumb|childish|soft|weak|embarrassing|a fool|an idiot|be over it|get over it|make a fuss)\b/i;

/** Said in jest: nothing is made of it; of the thing that is meant the true state is told. */
function jested(text: string, frames: readonly Frame[], world: World): Heartfelt | null {
  const line = lineOf(text);
  const way = jests.find(([said]) => new RegExp(`^(?:${said})$`).test(line))?.[1];
  if (way === undefined) return null;
  const [task] = world.tasks.filter(({ id }) =>
    frames.some(({ tasks }) => tasks.length === 1 && tasks[0] === id),
  );
  return { text: joined(oneOf(world, way), task === undefined ? null : standing(task, world)), frames: [] };
}

/** Somebody else holds the phone. */
function visiting(text: string, frames: readonly Frame[], world: World): Heartfelt | null {
  const name = visitor.exec(text)?.[1];
  if (name === undefined) return null;
  const rest = frames.filter((frame) => isWished(frame, world));
  const hello = hail({ ...world, me: { ...world.me, name } });
  return { text: rest.length > 0 ? hello : joined(hello, 'What can I do for you?'), frames: rest };
}
const visitor =
  /\b(?:[Ii]t['’]?s|[Ii]t is|[Tt]his is|[Hh]ere is|[Hh]ere speaks|[Yy]ou(?:['’]re| are) (?:speaking|talking) (?:to|with))(?: me,?| only| just)? (?:\p{Ll}+ )?(\p{Lu}\p{Ll}+),? (?:(?:here|speaking)\b|(?:on|with|from|using|at) (?:\S+ ){1,2}(?:phone|telephone|mobile|tablet|ipad|screen|computer|account)\b)/u;

const missingIn = (text: string): string =>
  toPutRight.find(([about]) => new RegExp(`\\b(?:${about})\\b`, 'i').test(text))?.[1] ?? '';

const talked: ReadonlySet<Act> = new Set(['yes', 'no', 'thanks', 'greeting', 'farewell']);

/** Cross at her: a short sorry, and what is true of what they speak of. */
function crossed(text: string, frames: readonly Frame[], rest: readonly Frame[], world: World): Heartfelt {
  const isEnough = /sorry|apolog/i.test(`${text} ${world.recent.at(-1)?.text ?? ''}`);
  const isOpen = (world.pending?.proposals.length ?? 0) > 0;
  const sorry = isEnough ? null : oneOf(world, ['Sorry.', 'I’m sorry.']);
  const named = frames.flatMap(({ tasks }) => (tasks.length === 1 ? tasks : []));
  const meant = world.tasks.filter(({ id }) => named.includes(id));
  if (meant.length === 0)
    return {
      text: joined(sorry, rest.length > 0 ? null : isOpen ? cardIsReady : missingIn(text)),
      frames: rest,
    };
  // What was told of it already is neither asked after nor done once more.
  const orders = rest.filter((frame) => {
    const [of] = meant.filter(({ id }) => frame.tasks.includes(id));
    const form = formIn(frame.said, world);
    if (wants.contact.test(frame.said)) return true;
    return of === undefined ? wishing.has(form) : form === 'order' && of.completedAt === null;
  });
  if (orders.some(({ said }) => wants.contact.test(said))) return { text: sorry ?? '', frames: orders };
  return { text: joined(sorry, ...meant.map((task) => standing(task, world))), frames: orders };
}

function standing({ title, completedAt, dueDate, dueTime }: Task, world: World): string {
  const today = todayIn(world);
  if (completedAt !== null) return `“${title}” was ticked off ${onDay(dayOf(world, completedAt), today)}.`;
  const due = dueInWords(dueDate, today, dueTime);
  return `“${title}” is open${due === null ? '' : `, ${due}`}.`;
}
