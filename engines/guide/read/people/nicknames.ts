import { families, kinNamesOf, namesAndWords } from './nicknames.words.ts';

const byName = new Map<string, ReadonlySet<string>>();
for (const row of families.trim().split('\n')) {
  const family = new Set(row.split(' '));
  for (const name of family) byName.set(name, new Set([...(byName.get(name) ?? []), ...family]));
}

/** Names that people use for one another; the guide asks before it takes one for the other. */
export const areNicknames = (a: string, b: string): boolean => byName.get(a)?.has(b) ?? false;

const kin = new Map(Object.entries(kinNamesOf).map(([who, names]) => [who, names.split(' ')]));

export const isKin = (said: string, part: string): boolean => kin.get(said)?.includes(part) ?? false;

/** "Opa" is nobody's slip for "Oma". */
export const isKinName = (word: string): boolean => [...kin.values()].some((names) => names.includes(word));

export const kinWord =
  /^(?:sister|brother|mother|father|daughter|son|husband|wife|cousin|aunt|uncle|niece|nephew|grandmother|grandfather|friend|friends|neighbour|neighbours|partner|boyfriend|girlfriend|family|parents)s?$/;

export const wordNames: ReadonlySet<string> = new Set(namesAndWords.split(' '));
