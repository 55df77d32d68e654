import { Refusal } from '@kinsong/contract/common/errors.ts';
import { Id } from '@kinsong/contract/common/ids.ts';
import { longestMessage } from '@kinsong/contract/messages/messages.ts';
import { kindOf } from '@kinsong/contract/spaces/space-kinds.ts';
import * as z from 'zod';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { tool, type Tool } from '../../platform/tool.ts';
import { profilesOf } from '../seekers/index.ts';
import { knownSpaces, mayOrRefuse, nameOfSpace } from '../spaces/index.ts';
import { postMessage } from './messages.ts';

const Args = z.object({
  text: z.string().trim().min(1).max(longestMessage),
  /** Whom it is for; they are named before it. */
  to: Id.nullish(),
  /** Without one, where both are. */
  space_id: Id.nullish(),
});
type Args = z.output<typeof Args>;

const post = tool({
  name: 'messages.post',
  title: 'Say something in a salon in the name of the person, to all who are there or to one of them',
  label: 'Say something in a salon',
  link: { kind: 'message', path: '/salon/:space_id?message=:id', words: 'See it there' },
  args: Args,
  people: { to: undefined },
  fields: [
    { name: 'text', label: 'What is said?', kind: 'words', longest: longestMessage },
    { name: 'space_id', label: 'Where is it said?', kind: 'place', needs: 'messages.post' },
  ],
  hears: {
    acts: ['tell_them'],
    needs: ['object'],
    args: ({ object, doer, forWhom, space }) =>
      object === null ? null : { text: object, to: doer ?? forWhom, space_id: space },
  },
  async describe(house, person, args) {
    const space = await salonFor(house, person, args);
    const { text } = await wordsFor(house, args);
    if (space === null)
      return {
        ask: `Where shall I say it: “${text}”?`,
        title: text,
        facts: [{ icon: 'space', text: 'Which salon?', tone: 'warm' }],
      };
    const name = await nameOfSpace(house.db, space);
    return {
      ask: `Say in ${name}: “${text}”?`,
      title: text,
      facts: [{ icon: 'space', text: `Everyone in ${name} reads it`, tone: 'plain' }],
    };
  },
  async perform(house, person, args, { id }) {
    const space = await salonFor(house, person, args);
    if (space === null) throw new Refusal('input.wrong', { space_id: 'Which salon?' });
    const { text, mentions } = await wordsFor(house, args);
    await postMessage(house, person, space, { id, content: text, reply_to: null, mentions });
    const name = await nameOfSpace(house.db, space);
    return { said: `It is said in ${name}.`, link: { kind: 'message', id, space_id: space, name } };
  },
});

/** The words as they will stand there, with the name of whom they are for. */
async function wordsFor({ db }: House, { text, to }: Args) {
  const name = to == null ? undefined : (await profilesOf(db, [to])).get(to)?.name;
  if (to == null || name === undefined) return { text, mentions: [] };
  const called = `@${name}`;
  return { text: `${called} ${text}`, mentions: [{ person_id: to, at: 0, length: called.length }] };
}

/** The one that was named; else, for somebody, the salon of the fewest in which both are. Nothing is said where they are not. */
async function salonFor(house: House, person: Person, { to, space_id }: Args): Promise<string | null> {
  if (space_id != null) await mayOrRefuse(house, person, 'messages.post', space_id);
  if (to == null || to === person.id) return space_id ?? null;
  const shared = (await knownSpaces(house, person)).filter(
    ({ id, kind, people }) =>
      kindOf(kind).tools.includes('messages') &&
      people.some((each) => each.id === to) &&
      (space_id == null || id === space_id),
  );
  const [best] = shared.toSorted((a, b) => a.people.length - b.people.length || a.id.localeCompare(b.id));
  if (best === undefined) throw new Refusal('found.not');
  await mayOrRefuse(house, person, 'messages.post', best.id);
  return best.id;
}

/** What the guide may propose here. */
export const messagesTools: readonly Tool[] = [post];
