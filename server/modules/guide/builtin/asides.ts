import { aboutHouse } from './answers/about-house.ts';
import { aboutMe } from './answers/about-me.ts';
import { callingOff } from './answers/called-off.ts';
import { duties } from './answers/duties.ts';
import { leftovers } from './answers/leftovers.ts';
import { news } from './answers/news.ts';
import { reminding } from './answers/reminders.ts';
import { inAnotherTongue } from './answers/tongues.ts';
import type { Aside } from './aside.ts';
import type { Intent, Understanding } from './understanding.ts';
import type { Reply, World } from './world.ts';

const always: readonly Aside[] = [...reminding, ...leftovers, ...aboutMe, ...aboutHouse];
/** While the guide waits for an answer these may be it: "what shall I write down?" */
const unasked: readonly Aside[] = [...duties, ...news, ...callingOff];

/** "Tot morgen" and "danke" are understood as they are. */
const courtesy: ReadonlySet<Intent> = new Set(['thanks', 'greeting', 'farewell']);

/** What is said beside the matter: to the guide about itself, about its last words, or in another language. */
export async function besides(about: Understanding, mask: string, world: World): Promise<Reply | null> {
  if (about.intent === 'danger') return null;
  for (const { pattern, answer } of world.carried?.asked == null ? [...always, ...unasked] : always) {
    if (!pattern.test(mask)) continue;
    const reply = await answer(about, world);
    if (reply !== null) return reply;
  }
  const isCourtesy = courtesy.has(about.intent) && about.text.trim().split(/\s+/).length <= 3;
  return isCourtesy ? null : inAnotherTongue(about.text);
}
