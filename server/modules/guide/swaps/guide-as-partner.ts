import { small, turned } from './said-back.words.ts';
import type { SwapState } from './swap-state.ts';
import { afterStep } from './swap-state.ts';

/** The guide's part where it is the other one. It has no side of its own, and says so. */
export function guideAfter(state: SwapState, about: string): SwapState {
  const [person, guide] = state.sides;
  let next = state;
  if (state.phase === 'telling' && person.telling !== null && guide.telling === null)
    next = afterStep(next, 1, { do: 'tell', text: otherSide(about) }) ?? next;
  const heard = next.sides[0].telling;
  const owes = next.sides[0].heard === null || next.sides[0].notQuite !== null;
  if (next.phase === 'saying_back' && heard !== null && owes && !next.sides[0].confirmed)
    next = afterStep(next, 1, { do: 'say_back', text: saidBack(heard, next.sides[0].notQuite) }) ?? next;
  if (next.phase === 'saying_back' && next.sides[1].heard !== null && !next.sides[1].confirmed)
    next = afterStep(next, 1, { do: 'confirm' }) ?? next;
  if (next.phase === 'reading' && !next.sides[1].read) next = afterStep(next, 1, { do: 'read' }) ?? next;
  return next;
}

const otherSide = (about: string): string =>
  `I am the guide and have no side in "${about}". So let me stand for whoever sees it differently, and ask what they might ask. What did they hope for, before this? What have they carried that you did not see? What would they say you have not yet heard?`;

/** What was said, turned towards who said it: to be heard again in another's mouth. */
export function saidBack(telling: string, missing: string | null): string {
  const words = `${telling} ${missing ?? ''}`.trim().replaceAll('’', "'");
  const mirrored = words.replaceAll(/\b[\p{L}']+\b/gu, (word) => turned.get(word.toLowerCase()) ?? word);
  return `What I heard: ${mirrored.charAt(0).toLowerCase()}${mirrored.slice(1)}`;
}

/** The guide's words on both, out of their own words: no verdict, and a question at the end. */
export function reflectionOn({ sides }: SwapState): string {
  const [first, second] = sides.map(({ telling }) => wordsOf(telling ?? ''));
  const shared = [...(first ?? [])].filter((word) => second?.has(word) === true).slice(0, 5);
  const common =
    shared.length === 0
      ? 'The two of you used hardly a word in common, and each was heard by the other all the same.'
      : `Both of you spoke of ${listed(shared)}, each from where you stand.`;
  return `${common} Neither had to agree, and neither was left alone with it. What has become smaller, now that it was said back to you? And what is the smallest thing that each of you could do about it this week?`;
}

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !small.has(word)));

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
