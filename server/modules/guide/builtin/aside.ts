import { says } from './intents/rule.ts';
import type { Understanding } from './understanding.ts';
import type { Reply, World } from './world.ts';

/** Words that are answered by themselves, whatever lies on the table: null leaves them to the rest of the guide. */
export interface Aside {
  pattern: RegExp;
  answer: (about: Understanding, world: World) => Reply | null | Promise<Reply | null>;
}

const before =
  '^(?:(?:no|hey|hello|mairy|but|so|and|well|oh|okay|please|now|then|ugh|just|listen|say|tell me|hm+|(?:can|could|would|will) you) )*';
const after = '(?: then| now| please| anyway| mairy| again| exactly| thanks| at all| really)*$';

/** The whole line and nothing else; what is short and sharp must not steal a longer sentence. */
export const aside = (pattern: string, answer: Aside['answer']): Aside => ({
  pattern: says(`${before}(?:${pattern})${after}`),
  answer,
});
