import { capital } from '../../text/capital.ts';
import type { Frame } from '../frames/frame.ts';
import type { Question } from '../talk/pending.ts';
import { proposal } from '../talk/proposal.ts';
import type { World } from '../talk/world.ts';
import { dayInWords, todayIn } from './days.ts';
import type { Feeling } from './feeling.ts';
import { joined, listed, oneOf } from './phrases.ts';
import { nameOf } from './whose.ts';

/** The fullest way of saying it of which all is known; who has offered help with such a thing is named. */
export function takenUp({ ways, helps }: Feeling, frame: Frame | null, world: World): string {
  const who = frame === null ? null : whoOf(frame, world);
  const way = oneOf(
    world,
    ways.find((each) => who !== null || !each.some((one) => one.includes('{who}'))) ?? [],
  );
  const text = capital(way.replaceAll('{who}', who ?? ''));
  return helps === undefined ? text : joined(text, offersOf(new RegExp(helps, 'i'), world));
}

/** "Noor", "your mother": whoever was named first, as one says it back to them. */
export function whoOf({ people }: Frame, world: World): string | null {
  const [who] = people.filter(({ ids }) => !ids.includes(world.me.id));
  if (who === undefined) return null;
  const [id] = who.ids;
  if (id !== undefined && who.ids.length === 1 && !who.guessed) return nameOf(world, id);
  return who.said === '' ? null : who.said.replace(/^(?:my|our)\b/i, 'your').replace(/^The\b/, 'the');
}

function offersOf(suits: RegExp, world: World): string | null {
  const today = todayIn(world);
  const said = world.help
    .filter(({ who, what, day }) => who !== world.me.id && suits.test(what) && (day === null || day >= today))
    .slice(0, 3)
    .map(({ who, what, day }) => {
      const when = day === null ? '' : ` (${dayInWords(day, today)})`;
      return `${nameOf(world, who)} to ${what.slice(0, 1).toLowerCase()}${what.slice(1)}${when}`;
    });
  const [first, ...more] = said;
  return first === undefined ? null : `${listed([first.replace(' to ', ' has offered to '), ...more])}.`;
}

/** After a row with somebody of the house a change of places may help; nothing else is offered to a feeling. */
export function swapWith({ helps }: Feeling, frame: Frame | null, world: World): Question | null {
  const [id] = (frame?.people ?? []).flatMap(({ ids, guessed }) =>
    ids.length === 1 && !guessed && ids[0] !== world.me.id ? ids : [],
  );
  if (helps !== 'swap' || id === undefined || !world.abilities.has('perspective_swap')) return null;
  const question = askSwap(id, nameOf(world, id));
  return world.recent.some(({ text }) => text.includes(question.text)) ? null : question;
}

export const askSwap = (id: string, name: string): Question => ({
  text: `Would a perspective swap help: you tell, ${name} tells, and each says back what was heard?`,
  yes: { do: 'offer', proposals: [proposal('perspective_swap', { doer: id })] },
  no: { do: 'say', text: 'All right, no swap. I am here if you want to tell more.' },
});
