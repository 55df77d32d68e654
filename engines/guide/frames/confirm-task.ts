import { clausesOf } from '../clauses/split.ts';
import { dangerIn } from '../danger/danger.ts';
import { writtenOut } from '../read/words/contractions.ts';
import type { FormKind } from './form-kind.ts';
import { formOf } from './form.ts';
import { polarityIn } from './polarity.ts';

const wishes: ReadonlySet<FormKind> = new Set(['order', 'wish', 'asked', 'passive', 'need', 'proposal']);

/**
 * Whether words that sound like a task may be offered as one: not what is asked, refused, done already, in jest, or said
 * in danger. It needs neither the ear nor the house, so that the browser can ask it too.
 */
export function isWanted(sentence: string): boolean {
  if (dangerIn(sentence) !== null) return false;
  const clauses = clausesOf(sentence).map(meant);
  return clauses.includes('wished') || !clauses.includes('not');
}

function meant(clause: string): 'wished' | 'not' | 'told' {
  const plain = plainly(clause);
  const { kind, from } = formOf(plain);
  if (kind === 'question') return 'not';
  const polarity = polarityIn(plain.slice(from), kind, clause);
  if (polarity === 'wanted') return wishes.has(kind) ? 'wished' : 'told';
  return polarity === 'told' ? 'told' : 'not';
}

const plainly = (text: string): string =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  )
    .map(writtenOut)
    .join(' ');
