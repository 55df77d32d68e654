import { capital } from '../../text/capital.ts';
import type { OfferedHelp, Said } from '../talk/world.ts';
import type { Asked } from './asked.ts';
import { dayInWords, dayOf, onDay, todayIn } from './days.ts';
import { closed, quoted } from './phrases.ts';
import { headsIn } from './heads.ts';
import { about, speaksOf } from './speaks-of.ts';
import { nameOf, spaceName } from './whose.ts';

/** Who, when, where, and what was said: "Piet, on Sunday in Mending the House: “…”" */
export function lineOf({ authorId, spaceId, text, at }: Said, { world, words, frame }: Asked): string {
  const place = frame.spaces.length === 1 ? null : spaceName(world, spaceId);
  const where = place === null ? '' : ` in ${place}`;
  const day = onDay(dayOf(world, at), todayIn(world));
  return closed(`${capital(nameOf(world, authorId))}, ${day}${where}: ${quoted(around(text, words))}`);
}

export const linesOf = (said: readonly Said[], asked: Asked): string =>
  said.map((each) => lineOf(each, asked)).join('\n');

/** What was said, under its lead; null where nothing was. */
export const saidUnder = (lead: string, said: readonly Said[], asked: Asked): string | null =>
  said.length === 0 ? null : `${lead}\n${linesOf(said, asked)}`;

/** What was done already of that matter: "“Mend the fence” was ticked off last Saturday (Kofi)." */
export function tickedBy({ world, topic }: Asked): string | null {
  const [done] = about(world.tasks, topic, ({ title }) => title).filter(
    ({ completedAt }) => completedAt !== null,
  );
  if (done?.completedAt == null) return null;
  const day = dayInWords(dayOf(world, done.completedAt), todayIn(world));
  const who = done.assignedTo === null ? '' : ` (${nameOf(world, done.assignedTo)})`;
  return `“${done.title}” was ticked off ${day}${who}.`;
}

/** What was to be kept in mind of it. */
export function keptOf({ world, words, frame }: Asked): string | null {
  const names = frame.people.map(({ said }) => said.toLowerCase());
  const [kept] = about(world.memories, [...words, ...names], ({ text }) => text);
  return kept === undefined ? null : closed(`You asked me to remember: ${quoted(kept.text)}`);
}

/** Of a long message the sentences that speak of it. */
function around(text: string, words: readonly string[]): string {
  if (text.length <= 160) return text;
  const sentences = text.split(/(?<=[.!?])\s+/);
  const [best = ''] = about(sentences, words, (sentence) => sentence);
  const at = Math.max(0, sentences.indexOf(best));
  return sentences.slice(at, at + 2).join(' ');
}

/** What was found of this matter, the best first; what was just said here is no find. */
export function foundOf(
  { world, frame, words }: Asked,
  counts: (said: Said) => boolean = () => false,
): readonly Said[] {
  const here = new Set(world.recent.map(({ id }) => id));
  const all = [...world.lookedUp.found, ...world.lookedUp.latest, ...world.help.map(wordsOfOffer)];
  const each = [...new Map(all.map((said) => [said.id, said])).values()];
  const found = each.filter(({ id, text }) => !here.has(id) && text !== frame.said);
  const heads = headsIn(frame.said, words);
  return about(
    found.filter(({ text }) => heads.every((head) => speaksOf(text, [head]) >= 1)),
    words,
    ({ text }) => text,
    (said) => (counts(said) ? 1 : 0),
  );
}

/** An offer of help is words of somebody's, as any others. */
export const wordsOfOffer = ({ messageId, who, spaceId, said, at }: OfferedHelp): Said => ({
  id: messageId,
  authorId: who,
  spaceId,
  text: said,
  at,
});

export const isQuestion = ({ text }: Said): boolean => text.trim().endsWith('?');

/** Who only asks after it does not tell of it. */
export function statements(found: readonly Said[]): readonly Said[] {
  const stated = found.filter((said) => !isQuestion(said));
  return stated.length > 0 ? stated : found;
}
