import { capital } from '../../text/capital.ts';
import { firstName } from '../../text/first-name.ts';
import type { Frame } from '../frames/frame.ts';
import { hereAndNow } from '../read/days/calendar.ts';
import { namesAndWords } from '../read/people/nicknames.words.ts';
import { readLine } from '../read/words/line.ts';
import type { World } from '../talk/world.ts';
import type { Answer } from './answer.ts';
import { oneOf } from './phrases.ts';
import { aboutHer, canAlways, canDo, whoSheIs } from './self.words.ts';

const parts = aboutHer.map(({ asked, says }) => ({ pattern: whole(asked), says }));

/** What is asked or said of the guide herself, answered just that. */
export function ofHerself({ said }: Pick<Frame, 'said'>, world: World): Answer | null {
  const line = lineOf(said);
  const part = parts.find(({ pattern }) => pattern.test(line));
  return part === undefined ? null : { text: oneOf(world, part.says) };
}

/** What she is and what she can, where the words speak of her at all. */
export function aboutSelf(frame: Frame, world: World): Answer | null {
  const line = lineOf(frame.said);
  if (frame.act === 'who_are_you' && asksWho.test(line)) return { text: oneOf(world, whoSheIs) };
  return frame.act === 'what_can_you_do' && asksWhat.test(line) ? { text: whatSheCan(world) } : null;
}

/** The ear alone is no ground for a long answer. */
const asksWho =
  /\b(?:who|what|introduce|about)\b.*\b(?:you|yourself|yours|mairy)\b|^who is (?:this|that|there)\b/;
const asksWhat =
  /\b(?:what|how|which|list|show|explain)\b.*\b(?:you|your|this|here|it)\b.*\b(?:do|does|help|helps|for|able|know|offer|work|works|good|use|used|ask|tell|skills?|functions?|features?)\b|\bwhat (?:can|could|may|do) i (?:do|ask|say|write|tell)\b|\bhelp$/;

/** As it was said, in plain words, without her name and without courtesy around it. */
export const lineOf = (said: string): string =>
  readLine(said, new Set())
    .plain.replaceAll(
      /\b(?:mairy|please|hey|hello|so|well|but|and|by the way|tell me|then|ok|okay|oh|ah|um|hm+|yeah)\b/g,
      ' ',
    )
    .replaceAll(/[\s|]+/g, ' ')
    .trim();

/** The same with a mark for whoever is named, so that a name is never taken for a word, nor a word for a name. */
export function lineWithout(
  said: string,
  { people }: Pick<World, 'people'>,
  mark: string,
  others: readonly string[] = [],
): string {
  const isName = (name: string): boolean =>
    !alsoWords.has(name) || new RegExp(`\\S ${capital(name)}\\b`).test(said);
  const known = people.flatMap(({ name }) => name.toLowerCase().split(' ')).filter(isName);
  const names = new Set([...known, ...others]);
  return lineOf(said)
    .split(' ')
    .map((word) => word.replace(/^[^']+/, (name) => (names.has(name) ? mark : name)))
    .join(' ');
}
const alsoWords = new Set(namesAndWords.split(' '));

function whole(patterns: readonly string[]): RegExp {
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

function whatSheCan({ abilities }: World): string {
  const able = canDo.filter(([act]) => [...abilities.keys()].some((known) => known === act));
  const lines = [...able.map(([, words]) => words), ...canAlways].map((words) => `• ${capital(words)}`);
  return ['In plain words, I can:', ...lines, 'I only offer: nothing is done before your Yes.'].join('\n');
}

/** "Good evening, Ruth." */
export function hail(world: World): string {
  const hour = Number(hereAndNow(world.now, world.timeZone).time.slice(0, 2));
  const part =
    hour < 5 ? 'Still awake' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  return `${part}, ${firstName(world.me.name)}.`;
}
