import type { Asked } from './asked.ts';
import { plannedBy } from './due.ts';
import { paragraphs, quoted, section, told } from './phrases.ts';
import { about } from './speaks-of.ts';

const most = 6;

/** What was kept with their yes, of a matter or all of it. */
export function whatIsRemembered(all: Asked): string {
  const isOfAll = all.topic.every((word) => keeping.test(word));
  const asked = isOfAll ? { ...all, topic: [], words: [] } : all;
  const { words, topic, matter, world } = asked;
  const { memories } = world;
  if (memories.length === 0)
    return 'I keep nothing about you yet. Say “remember that …”, and I ask before I keep it.';
  const close = about(memories, words, ({ text }) => text);
  if (topic.length > 0 && close.length === 0)
    return paragraphs(`I keep nothing in mind about ${matter}.`, plannedBy(asked));
  const facts = (close.length > 0 ? close : memories).map(({ text }) => quoted(text));
  const reminders = isOfAll
    ? section(
        'And I remind you',
        world.reminders.map(({ text }) => quoted(text)),
        most,
      )
    : null;
  return paragraphs(
    told('With your yes I keep', facts, most),
    reminders,
    'Under Memory, in the menu, you can change or erase it.',
  );
}
const keeping = /^(?:stor|sav|keep|kept|not|record|know|known|memor|rememb|data|information|mind|personal)/;
