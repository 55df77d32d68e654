import { capital } from '../../text/capital.ts';
import type { Frame } from '../frames/frame.ts';
import { verbOfPast } from '../frames/infinitive.ts';
import { factOf } from '../read/words/fact.ts';
import { short } from './short.ts';
import * as say from './told-thing.words.ts';
import type { World } from './world.ts';

const longestName = 6;
const longestDeed = 8;
const longestWords = 160;

/** What was only told of, as a card could call it: of "I've invited ten people for Friday" the guests; null where nothing is named. */
export function thingTold({ said, when }: Frame): string | null {
  const bare = (when === null ? said : said.replace(when.said, ' ')).replaceAll(/\s+/g, ' ').trim();
  const deed = say.wants.exec(bare.replace(say.leads, ''))?.groups?.['deed'];
  const left = say.nobodyDid.exec(bare)?.groups;
  const verb = verbOfPast(left?.['past']?.toLowerCase() ?? '');
  if (left !== undefined && verb !== null)
    return nameOf(`${verb} ${left['rest']?.split(say.ends)[0] ?? ''}`, longestDeed);
  const [first = ''] = bare.replace(say.leads, '').split(say.ends);
  const text = first.trim();
  if (deed !== undefined) return nameOf(deed.split(say.ends)[0] ?? '', longestDeed);
  const guests = say.invites.exec(text)?.groups?.['who'];
  if (guests !== undefined) {
    const who = nameOf(guests, longestName);
    return who === null ? null : `Guests: ${who.slice(0, 1).toLowerCase()}${who.slice(1)}`;
  }
  const found = [say.holds, say.thereIs, say.comes, say.isOn, say.named].flatMap(
    (pattern) => pattern.exec(text)?.groups?.['thing'] ?? [],
  );
  return nameOf(found[0] ?? '', longestName);
}

function nameOf(words: string, longest: number): string | null {
  const name = words
    .replace(/^(?:an?|the|some|another) /i, '')
    .replace(/(?: (?:for|on|at|in|to|by))*[\s,.!]*$/i, '')
    .trim();
  return name === '' || name.split(' ').length > longest || say.noName.test(name) ? null : capital(name);
}

/** "Make a note of that": the words that were told just before, in the same breath or the last. */
export function noted(frame: Frame, breath: readonly Frame[], world: World): Frame | null {
  if (frame.act === 'remember_this' && short(frame.object ?? '').rest !== '') return null;
  if (frame.when !== null || !say.keeps.test(frame.said) || !world.abilities.has('remember_this'))
    return null;
  const told = breath.findLast(({ polarity, asks }) => polarity === 'told' && !asks)?.said;
  const object = told === undefined ? lastWords(world, frame.topic) : factOf(told.replace(/[\s.!]+$/, ''));
  return object === null
    ? null
    : { ...frame, act: 'remember_this', polarity: 'wanted', asks: false, sure: 1, object };
}

/** What was told last, without what was asked in it; where something is named, only the sentence that speaks of it. */
export function lastWords({ recent, me }: World, topic: readonly string[] = []): string | null {
  const told = recent.findLast(({ authorId }) => authorId === me.id)?.text.trim() ?? '';
  const sentences = (told.match(/[^.!?]+[.!?]*/g) ?? []).filter((each) => !each.trim().endsWith('?'));
  const about = sentences.findLast((each) => topic.some((word) => each.toLowerCase().includes(word)));
  const words = (about ?? sentences.map((each) => each.trim()).join(' ')).trim().replace(say.leads, '');
  return words === '' || words.length > longestWords ? null : capital(words.replace(/[\s.!]+$/, ''));
}
