import type { Clause } from './clause-line.ts';
import { isVerb } from './infinitive.ts';
import { noShare } from './follow.words.ts';

const thingFirst =
  /^(?!.*\b(?:with|for|of|to|is|are|has|have|from|at|by)\b)(?:[a-z'\d]+ ){1,3}(?:P_*|me)(?<more> and (?:P_*|\w+))?$/;
const whoFirst = /^(?:P_*|me)(?<more> and P_*)? (?:the |a |an |some )?[a-z']+(?: [a-z']+)?$/;

/** "Rolls Piet, coffee Kofi, compost me": a clause for each, where every piece names a thing and who sees to it. */
export function sharedOut(said: string, read: (said: string) => Clause): readonly string[] {
  const bare = said.replace(/[\s.!]+$|\s+(?:(?:ha){2,}|lol)\W*$/gi, '');
  for (const joint of [/,\s*(?:and )?/, /,\s*(?:and )?|\s+and\s+/]) {
    const pieces = bare.split(joint).map((piece) => piece.replace(/^(?:so|ok|okay) /i, ''));
    const shares = pieces.map((piece) => shareIn(piece, read));
    const areDeeds = pieces.every((piece) => isVerb(piece.toLowerCase().split(' ')[0] ?? ''));
    if (shares.length > 1 && !areDeeds && shares.every((share) => share !== null)) return shares;
  }
  const [, head = '', rest = ''] = /^(?:jot down a task: )?([^:]{2,40}): (.+)$/u.exec(said) ?? [];
  const under = rest === '' ? [] : sharedOut(rest, read);
  return under.length > 1 ? under.map((share) => `${share} for ${head}`) : [said];
}

function shareIn(piece: string, read: (said: string) => Clause): string | null {
  const { mask, reading, form } = read(piece);
  if (reading.dates.length > 0 || (form.kind !== 'fragment' && form.kind !== 'told' && form.kind !== 'order'))
    return null;
  const first = thingFirst.exec(mask);
  const match = first ?? whoFirst.exec(mask);
  if (match === null || noShare.test(piece)) return null;
  const words = piece.trim().split(/\s+/);
  const named = match.groups?.['more'] === undefined ? 1 : 3;
  const at = first === null ? 0 : words.length - named;
  const helper = named === 1 ? [] : ['with', words[at + 2] ?? ''];
  const thing = [...words.slice(0, at), ...words.slice(at + named), ...helper];
  return `jot down a task for ${words[at] ?? ''}: ${thing.join(' ')}`;
}
