import { newId } from '@kinsong/contract/common/ids.ts';
import { askToEnter } from '@kinsong/contract/invitations/asking.ts';
import { forward } from '@kinsong/contract/messages/forwards.ts';
import { mentionsIn } from '@kinsong/contract/messages/mentions.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { pin } from '@kinsong/contract/messages/pins.ts';
import { react } from '@kinsong/contract/messages/reactions.ts';
import { archiveSpace, openSpace, showWork } from '@kinsong/contract/spaces/spaces.ts';
import { changeTask, listTasks } from '@kinsong/contract/tasks/tasks.ts';
import { fiveDays } from './demo-pages.ts';
import type { Home, Moment } from './demo-house.ts';
import type { Name } from './people.ts';
import { momentOf } from './read-talk.ts';

type Sign = readonly [place: string, words: string, emoji: string, people: readonly Name[]];

/** How the others answered without words. */
const signs: readonly Sign[] = [
  ['Mending the House', 'A house is mended twice', '❤️', ['Anna', 'Ruth', 'Kofi']],
  ['Mending the House', 'A house is mended twice', '🕯️', ['Piet']],
  ['Mending the House', 'Six from the ridge', '🙏', ['Anna', 'Tomas', 'Ruth']],
  ['Mending the House', 'The sheet from the fridge', '😂', ['Oma Grete', 'Kofi']],
  ['Mending the House', 'It floats in one direction', '😂', ['Tomas', 'Bram', 'Ruth', 'Kofi']],
  ['Noor turns nine', 'Forty, lit.', '❤️', ['Anna', 'Ines', 'Hanna', 'Kofi']],
  ['Noor turns nine', 'Evidence.', '🎉', ['Anna', 'Ruth', 'Piet', 'Oma Grete']],
  ['The Kitchen Book', 'I HAVE THE CAKE', '🎉', ['Anna', 'Ruth', 'Kofi', 'Ines']],
];

/** What happened in the salons besides talk and work. */
export function deedMoments(today: Date, end: Date): Moment[] {
  const roof = 'Mending the House';
  return [
    { at: momentOf(today, 22, 21, 0), happen: (home) => pinned(home, 'Anna', roof, 'Mine: 7,200') },
    {
      at: momentOf(today, 5, 9, 10),
      happen: (home) => carried(home, 'Ruth', 'A house is mended twice', [roof, 'The Kitchen Book']),
    },
    { at: momentOf(today, 9, 18, 30), happen: (home) => settled(home, 'Three Days at the Mill') },
    {
      at: momentOf(today, 25, 10, 0),
      happen: async (home) => {
        const params = { space_id: home.salon('The Boat Christening').id };
        await home.who('Piet').call(archiveSpace, { params, body: { archived: true } });
      },
    },
    {
      at: momentOf(today, 2, 12, 15),
      happen: async (home) => {
        const words = 'I have two dry weeks and good shoes. I can carry slates, and I do not mind heights.';
        await home
          .who('Ines')
          .call(askToEnter, { params: { space_id: home.salon(roof).id }, body: { words } });
      },
    },
    {
      at: momentOf(today, 0, 8, 4),
      happen: (home) => named(home, 'Ruth', roof, '@Anna, that hum was a yes. Now you.'),
    },
    {
      at: momentOf(today, 0, 7, 40),
      happen: (home) => named(home, 'Piet', roof, `Tide and sky are with us, Thursday: ${fiveDays}`),
    },
    { at: end, happen: giveSigns },
    { at: end, happen: (home) => showOneself(home, roof, ['Ruth', 'Tomas']) },
  ];
}

async function giveSigns(home: Home): Promise<void> {
  for (const [place, words, emoji, people] of signs) {
    const params = { space_id: home.salon(place).id, message_id: home.said(place, words) };
    for (const name of people) await home.who(name).call(react, { params, body: { emoji, on: true } });
  }
}

async function pinned(home: Home, who: Name, place: string, words: string): Promise<void> {
  const params = { space_id: home.salon(place).id, message_id: home.said(place, words) };
  await home.who(who).call(pin, { params, body: { pinned: true } });
}

async function carried(
  home: Home,
  who: Name,
  words: string,
  [from, to]: readonly [string, string],
): Promise<void> {
  const body = { id: newId(), from_space_id: home.salon(from).id, message_id: home.said(from, words) };
  await home.who(who).call(forward, { params: { space_id: home.salon(to).id }, body });
}

/** Somebody is named, by the name that they have there. */
async function named(home: Home, who: Name, place: string, content: string): Promise<void> {
  const { id: space_id, told, read } = home.salon(place);
  const { members } = await home.who(who).call(openSpace, { params: { space_id } });
  const body = { id: newId(), content, mentions: mentionsIn(content, members) };
  const { seq } = await home.who(who).call(postMessage, { params: { space_id }, body });
  told.push({ id: body.id, text: content });
  read.set(who, seq);
}

/** The first thing that the salon began with is done; the rest still waits. */
async function settled(home: Home, place: string): Promise<void> {
  const founder = home.who(home.salon(place).talk.founder);
  const { tasks } = await founder.call(listTasks, { params: { space_id: home.salon(place).id }, query: {} });
  const [first] = tasks;
  if (first === undefined) throw new Error(`${place} began with nothing to do`);
  const body = { status: 'completed' as const };
  await founder.call(changeTask, { params: { task_id: first.id }, query: {}, body });
}

async function showOneself(home: Home, place: string, people: readonly Name[]): Promise<void> {
  const params = { space_id: home.salon(place).id };
  for (const name of people) await home.who(name).call(showWork, { params, body: { shows_work: true } });
}
