import type { Understanding } from '../understanding.ts';
import type { Reply, Said, World } from '../world.ts';
import type { Answers } from './answer.ts';
import { dayInWords, dayOf, onDays, todayIn } from './days.ts';
import { listed, oneOf, opened, plain, things } from './phrases.ts';
import { lineOf, speaksOf } from './recalled.ts';
import { nameOf, spaceName } from './whose.ts';

export const missedAnswers: Answers = { summarise_space: whatWasMissed };

const weighty =
  /\b(?:decided|agreed|yes|we need|must|urgent|please|price|euro|date|ready|finished|arrived|ill|hospital|born|died|thank|sorry|council|vote)\b|\d/i;

/** In few lines: how much, by whom, what weighed most, and which question still stands open. */
async function whatWasMissed(about: Understanding, world: World): Promise<Reply> {
  const [days] = about.dates[0]?.readings ?? [];
  const places = placesMeant(about, world);
  const since = days === undefined ? null : new Date(`${days.from}T00:00:00Z`);
  const read = (await world.latest(places, since, places.length < world.spaces.length ? 60 : 40)).filter(
    ({ at, text }) => text !== about.text && (days === undefined || dayOf(world, at) <= days.to),
  );
  const carry = { about, asked: null, offer: null };
  const [only] = places;
  const place = places.length === 1 && only !== undefined ? spaceName(world, only) : null;
  const span = days === undefined ? '' : ` ${onDays(days, todayIn(world))}`;
  const [first] = read;
  if (first === undefined)
    return plain(
      oneOf(world, [
        `Nothing was said${place === null ? '' : ` in ${place}`}${span}.`,
        `All quiet${place === null ? '' : ` in ${place}`}${span}.`,
      ]),
      carry,
    );
  const by = mostTalkative(read).map((id) => nameOf(world, id));
  const lead = `${opened(things(read.length, 'message'))}${place === null ? '' : ` in ${place}`}${span === '' ? ` since ${dayInWords(dayOf(world, first.at), todayIn(world))}` : span}, ${by.length > 1 ? 'most ' : ''}from ${listed(by)}.`;
  const lines = weightiest(read).map((said) => lineOf(said, world));
  const open = read.findLast(({ text }) => text.trim().endsWith('?'));
  const question =
    open === undefined || read.length - read.indexOf(open) > 6 || lines.includes(lineOf(open, world))
      ? ''
      : `Still asked: ${lineOf(open, world)}`;
  return plain([lead, ...lines, question].filter((line) => line !== '').join('\n'), carry);
}

/** The spaces that were named, or those whose name speaks of what was named: "how is the house coming along". */
function placesMeant({ spaces, topic }: Understanding, world: World): readonly string[] {
  if (spaces.length > 0) return spaces;
  const near = topic.length === 0 ? [] : world.spaces.filter(({ name }) => speaksOf(name, topic) >= 1);
  return (near.length > 0 ? near : world.spaces).map(({ id }) => id);
}

function mostTalkative(read: readonly Said[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { authorId } of read) counts.set(authorId, (counts.get(authorId) ?? 0) + 1);
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([id]) => id);
}

/** Three at most, in the order they were said. */
function weightiest(read: readonly Said[]): readonly Said[] {
  const weight = ({ text }: Said, index: number): number =>
    (weighty.test(text) ? 2 : 0) + Math.min(text.length, 140) / 140 + index / read.length;
  const best = read
    .map((said, index) => ({ said, weight: weight(said, index) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 3)
    .map(({ said }) => said);
  return read.filter((said) => best.includes(said));
}
