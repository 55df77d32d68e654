import { capital } from '../../text/capital.ts';
import type { Decided, Said } from '../talk/world.ts';
import type { Asked } from './asked.ts';
import { dayOf, onDay, todayIn } from './days.ts';
import { foundOf, isQuestion, linesOf, saidUnder, statements } from './found.ts';
import { closed, quoted } from './phrases.ts';
import { about } from './speaks-of.ts';
import { spaceName } from './whose.ts';

const decides =
  /\b(?:decided|agreed|agree|settled|settle|says? yes|it is a yes|let us|let['’]s|we(?: will|['’]ll| shall| take|['’]re going with)|then it is|deal|voted|chosen|chose|go with|(?:is|are) ordered)\b|^yes\b/i;
const settles = (said: Said): boolean => decides.test(said.text) && !isQuestion(said);

/** What was put to a vote counts more than what was only said. */
export function whatWasDecided(asked: Asked): string {
  const { words, matter } = asked;
  const votes = votesLines(asked, 2);
  if (votes.length > 0) return votes.join('\n');
  if (words.length === 0)
    return 'No vote has been closed where you take part. Give me a word of it, and I look in what was said.';
  const found = foundOf(asked, settles);
  const settled = found.filter(settles).slice(0, 2);
  const said = statements(found).slice(0, 2);
  return (
    saidUnder('There was no vote on it, but this was said:', settled, asked) ??
    saidUnder(`I find no decision about ${matter}. What was said of it:`, said, asked) ??
    `I find nothing about ${matter}, neither in the votes nor in what you may read.`
  );
}

/** To the words that were just told: what settles it in the same salon after them, else what came next there. */
export function repliesTo(asked: Asked): string | null {
  const { latest, found } = asked.world.lookedUp;
  const told = asked.world.recent.findLast(({ authorId }) => authorId !== asked.world.me.id)?.text ?? '';
  const all = [...new Map([...found, ...latest].map((said) => [said.id, said])).values()];
  const [before] = all.filter(({ text }) => told.includes(text.slice(0, 40)));
  if (before === undefined) return null;
  const after = all
    .filter(({ id, spaceId, at }) => spaceId === before.spaceId && at >= before.at && id !== before.id)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const settled = after.filter(settles);
  const replies = (settled.length > 0 ? settled : statements(after)).slice(0, 2);
  return replies.length === 0 ? null : linesOf(replies, asked);
}

export const votesLines = (asked: Asked, most: number): readonly string[] =>
  votesOf(asked)
    .slice(0, most)
    .map((vote) => voteLine(vote, asked));

function votesOf({ world, words, frame, falls }: Asked): readonly Decided[] {
  const all = world.lookedUp.decisions.filter(
    ({ spaceId }) => frame.spaces.length === 0 || frame.spaces.includes(spaceId),
  );
  return words.length === 0
    ? all.filter(({ closedAt }) => falls(dayOf(world, closedAt)))
    : about(all, words, ({ question, winner, words: added }) => [question, winner, added].join(' '));
}

function voteLine(
  { question, words, spaceId, closedAt, verdict, winner }: Decided,
  { world }: Asked,
): string {
  const day = capital(onDay(dayOf(world, closedAt), todayIn(world)));
  const place = spaceName(world, spaceId);
  const outcome = {
    passed: winner === null ? 'The answer was yes.' : closed(`${quoted(winner)} won`),
    failed: 'The answer was no.',
    tied: 'It was a tie, so nothing was decided.',
    no_quorum: 'Too few voted, so nothing was decided.',
  }[verdict];
  const added = words === null ? '' : ` ${closed(quoted(words))}`;
  return `${day} you voted${place === null ? '' : ` in ${place}`}: ${quoted(question)} ${outcome}${added}`;
}
