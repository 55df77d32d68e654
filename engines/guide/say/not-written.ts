import type { Asked } from './asked.ts';
import { foundOf, linesOf } from './found.ts';
import { lineFor, openBy } from './open-things.ts';
import { joined, listed, paragraphs, section } from './phrases.ts';
import { nameOf } from './whose.ts';

const contact = /\+?\d[\d ()/-]{6,}\d|\S+@\S+\.\w+/;

/** A number or an address, where one was written; else that none is. */
export function contactOf(asked: Asked): string | null {
  const { frame, people, world, topic } = asked;
  const matter = topic.filter((word) => !kinds.test(word));
  if (matter.length + people.length === 0) return null;
  const [kind = 'number'] = kinds.exec(frame.said.toLowerCase()) ?? [];
  const written = foundOf(asked).filter(({ text }) => contact.test(text));
  if (written.length > 0) return linesOf(written.slice(0, 2), asked);
  const whose = matter.length > 0 ? matter.map((word) => `“${word}”`) : people.map((id) => nameOf(world, id));
  const open = openBy({ ...asked, topic: matter, words: matter }).map((thing) => lineFor(thing, asked));
  return paragraphs(
    `No ${kind} for ${listed(whose)} is written where I may read.`,
    matter.length === 0 ? null : section('What I find', open, 2),
  );
}
const kinds = /(?:phone |telephone |mobile )?numbers?\b|(?:e-?mail |home )?address(?:es)?\b/;

/** Of two that were just told she can not say which holds. */
export function undecided({ world }: Asked): string | null {
  const last = world.recent.at(-1);
  const isTwo = (last?.text.match(/“[^”]+”/g) ?? []).length > 1;
  if (!isTwo || last?.authorId === world.me.id) return null;
  const ids = world.pending?.matter?.people.flatMap((who) => who.ids) ?? [];
  const names = world.people
    .filter(({ id, name }) => ids.includes(id) || last?.text.includes(name))
    .map(({ name }) => name);
  return joined(
    'I can’t tell which: both are written like that.',
    names[0] === undefined ? null : `Say “ask ${names[0]}”, and I write the question on a card.`,
  );
}
