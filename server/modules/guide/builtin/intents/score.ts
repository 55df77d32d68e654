import type { Intent } from '../understanding.ts';
import { asking } from './asking.ts';
import { doing } from './doing.ts';
import { heart } from './heart.ts';
import { recalling } from './recalling.ts';
import type { IntentRule } from './rule.ts';
import { talking } from './talking.ts';

export interface Scored {
  intent: Intent;
  sure: number;
  /** Where in the line the words stand that said so. */
  from: number;
  to: number;
}

const all: readonly IntentRule[] = [...heart, ...recalling, ...asking, ...doing, ...talking];

/** What the line may mean, the likeliest first, each intent once. */
export function scored(line: string): readonly Scored[] {
  const best = new Map<Intent, Scored>();
  for (const { intent, weight, pattern } of all) {
    const known = best.get(intent);
    if (known !== undefined && known.sure >= weight) continue;
    const match = pattern.exec(line);
    if (match !== null)
      best.set(intent, { intent, sure: weight, from: match.index, to: match.index + match[0].length });
  }
  return [...best.values()].toSorted((a, b) => b.sure - a.sure);
}
