import { isVerb, verbOfGoing } from '../frames/infinitive.ts';
import { listHead, noItem, shopping } from './lists.words.ts';
import { leadOf, namesADay, openingOf } from './openings.ts';
import { plainOf } from './patterns.ts';

const bullet = /^\s*(?:[-*•–]|\d{1,2}[.)]|\[ ?x?\])\s+/;
const dash = /(?:^|,?\s+)[-–•*]\s+/;
const owner = /^(?<thing>.+?)\s*\((?<who>me|\p{Lu}\p{L}+)\)|^(?<first>me|\p{Lu}\p{L}+):\s+(?<rest>.+)$/u;

/** Things that stand together, and the words over them. */
interface List {
  readonly head: string;
  readonly items: string[];
}

/** The lines of a message; an item of a list goes with the words over it: "Buy:", "Tomorrow:". */
export function linesOf(text: string): readonly string[] {
  const lists: List[] = [];
  let open: List | null = null;
  let isParted = false;
  for (const typed of text.split('\n')) {
    const isItem = bullet.test(typed) && !dash.test(typed.replace(bullet, ''));
    const line = isItem ? typed.replace(bullet, '').trim() : typed.trim();
    if (isParted && !isItem) open = null;
    isParted = line === '';
    if (isParted) continue;
    if (!isItem && line.endsWith(':')) lists.push((open = { head: line.slice(0, -1), items: [] }));
    else if (open !== null) open.items.push(line);
    else if (isItem) lists.push({ head: '', items: [line] });
    else lists.push(inLine(line));
  }
  return lists.flatMap(underHead);
}

/** "Tomorrow: buy fish, ring Ines" is a list of deeds; "buy: milk, eggs" is one deed with several things. */
function inLine(line: string): List {
  const counted = counting(line);
  const [, head = '', rest = ''] = /^([^:,.!?]{2,40}):\s+(\S.*)$/su.exec(line) ?? [];
  if (counted !== null) return counted;
  const shares = line.split(/[,;]\s*(?:and )?(?=(?:me|\p{Lu}\p{L}+):)/u);
  if (shares.length > 1 && shares.every((share) => owner.test(share)))
    return { head: 'to do', items: shares };
  const said = rest === '' ? line : rest;
  const dashed = said.split(dash).filter((item) => item.trim() !== '');
  if (/^[-–•*]\s/.test(said) && dashed.length > 1) return { head, items: dashed };
  const items = rest.split(/\s*[,;]\s*(?:and )?/).filter((item) => item !== '');
  if (rest !== '' && holdsForAll(head)) {
    const apart = items.every(isDeed) || (namesADay(head) && items.some(namesADay));
    return { head, items: apart ? items : [rest] };
  }
  const isNamedList =
    items.length > 2 && !isVerb(firstWord(head)) && !/[.?!]\s/.test(rest) && !items.some(isDeed);
  return { head: isNamedList ? 'to do' : '', items: [line] };
}

/** "1 buy fish 2 ring Ines 3 sweep": a list in one line, where the numbers follow one another. */
function counting(line: string): List | null {
  const items: string[] = [];
  let rest = line;
  for (let next = 1; ; next += 1) {
    const at = new RegExp(`(?:^|\\s)${String(next)}[.):]?\\s+(?=\\p{L})(?!${noItem})`, 'u').exec(rest);
    if (at === null) break;
    items.push(rest.slice(0, at.index).trim());
    rest = rest.slice(at.index + at[0].length);
  }
  const [before, ...others] = [...items, rest.trim()];
  if (items.length < 2) return null;
  const head = before.endsWith(':') ? before.slice(0, -1) : '';
  return { head, items: head === '' && before !== '' ? [before, ...others] : others };
}

const firstWord = (text: string): string => plainOf(text).split(' ')[0] ?? '';
const isDeed = (text: string): boolean => text.includes(' ') && isVerb(firstWord(text));
const bareOf = (head: string): string =>
  head
    .slice(leadOf(head).length)
    .trim()
    .replace(/^to (?!dos?$)(?=\w+$)/i, '');
const isVerbAlone = (head: string): boolean => isVerb(firstWord(head)) && !head.includes(' ');

const holdsForAll = (head: string): boolean => {
  const plain = plainOf(head).trim();
  return (
    listHead.test(plain) ||
    shopping.test(plain) ||
    bareOf(head) === '' ||
    plain.startsWith('for ') ||
    isVerbAlone(bareOf(head)) ||
    (openingOf(`${head} be`) !== '' && openingOf(`${head} be`).trim() === head.trim())
  );
};

function underHead({ head, items }: List): readonly string[] {
  const plain = plainOf(head).trim();
  if (
    head === '' &&
    items.length > 1 &&
    !items.some(isDeed) &&
    items.every((item) => /^[\p{L}\d ]{2,25}$/u.test(item))
  )
    return [`jot down a task: ${items.join(', ')}`];
  if (head === '' || !holdsForAll(head)) return items;
  const list = listHead.exec(plain)?.groups;
  const bought = shopping.exec(plain)?.groups;
  const purpose = list?.['purpose'] ?? bought?.['purpose'] ?? '';
  const isOwn = (item: string): boolean => isDeed(item) || owner.test(item) || namesADay(item);
  if (bought !== undefined || isVerbAlone(bareOf(head))) {
    const deed = bought === undefined ? bareOf(head) : 'buy';
    const things = items.filter((item) => !isOwn(item));
    const own = items.filter(isOwn).map((item) => (isDeed(item) ? item : owned(item, `${deed} `)));
    return [...(things.length > 0 ? [`${deed} ${things.join(', ')}`] : []), ...own].map((each) =>
      withPurpose(each, purpose),
    );
  }
  if (list !== undefined) return items.map((item) => withPurpose(owned(item, 'jot down a task: '), purpose));
  const going = /^for (?<going>\p{L}+ing) (?<what>.+)$/iu.exec(head)?.groups;
  const verb = verbOfGoing(going?.['going']?.toLowerCase() ?? '');
  if (verb !== null) return [`${verb} ${going?.['what'] ?? ''}: ${items.join(', ')}`];
  if (bareOf(head) === '' || plain.startsWith('for ')) return items.map((item) => withHead(item, plain));
  return items.map((item) => `${head} ${item}`);
}

/** What stands over it belongs to the first sentence; a deed with a day of its own needs no other. */
function withPurpose(item: string, purpose: string): string {
  if (purpose === '' || (namesADay(purpose) && namesADay(item) && isDeed(item))) return item;
  const [first = '', ...more] = item.split(/(?<=[.!])\s+(?=\p{Lu})/u);
  return [`${first.replace(/[.!]$/, '')} ${purpose}${more.length > 0 ? '.' : ''}`, ...more].join(' ');
}

const withHead = (item: string, head: string): string => {
  const isThings = item.includes(',') && !isDeed(item) && !namesADay(item.split(/[.!]\s/)[0] ?? '');
  return withPurpose(isThings ? `buy ${item}` : item, head);
};

const asksItself = /^(?:please )?(?:remind|ask|tell|let|can|could|would|will|who|what|when)\b/i;
/** "Cake (Hanna)", "Kofi: glue": whose it is. */
function owned(item: string, otherwise: string): string {
  const { thing, who, first, rest = '' } = owner.exec(item)?.groups ?? {};
  if (thing === undefined && first === undefined) return asksItself.test(item) ? item : `${otherwise}${item}`;
  return `jot down a task for ${who ?? first ?? ''}: ${thing ?? rest}`;
}
