import { kindOf } from '@kinsong/contract/spaces/space-kinds.ts';
import type { House } from '../../../platform/house.ts';
import type { Said } from '@kinsong/engines/guide/talk/world.ts';
import { consentingAmong } from '../thread/settings.sql.ts';
import { quote } from './model-instructions.ts';
import type { KnownWorld } from './person-knowledge.ts';

export interface Relevance {
  readonly house: House;
  readonly world: KnownWorld;
  /** What holds words of the question. */
  readonly found: readonly Said[];
  /** The provider it goes to. */
  readonly mark: string;
}

const lettersOfKnown = 12_000;
const mostTasks = 30;
const mostFound = 8;
/** More are looked for, since those of authors who did not agree stay here. */
export const mostSought = 3 * mostFound;
const common = new Set(
  'about could would should there their which what when where have that this with from they were will your just been them then than some into'.split(
    ' ',
  ),
);

/**
 * What belongs to a question, as lines. Of councils nothing is told. Of what others said, only where they too said yes to
 * this provider; of tasks, those that are the person's own to do or that they asked for.
 */
export async function modelContext({ house, world, found, mark }: Relevance): Promise<string> {
  const { me } = world;
  const confidential = new Set(
    world.spaces.filter(({ kind }) => kindOf(kind).confidential).map(({ id }) => id),
  );
  const authors = [
    ...found.map(({ authorId }) => authorId),
    ...world.remembered.map(({ personId }) => personId),
  ];
  const others = [...new Set(authors)].filter((id) => id !== me.id);
  const willing = (await consentingAmong(house.db, others, mark)).add(me.id);
  const nameOf = new Map([me, ...world.people].map(({ id, name }) => [id, name]));
  const tasks = world.tasks
    .filter(({ spaceId, status }) => !confidential.has(spaceId) && status !== 'completed')
    .filter(({ assignedTo, createdBy }) => assignedTo === me.id || createdBy === me.id)
    .toSorted((a, b) => a.priority - b.priority || (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9'))
    .slice(0, mostTasks);
  return withinRoom([
    ...world.remembered
      .filter(({ personId }) => willing.has(personId))
      .map(
        (fact) => `Remembered, said by ${quote(nameOf.get(fact.personId) ?? 'someone')}: ${quote(fact.text)}`,
      ),
    ...tasks.map(({ id, title, priority, dueDate, assignedTo }) => {
      const due = dueDate === null ? 'no day' : `due ${dueDate}`;
      const whose = assignedTo === null ? 'nobody in particular' : (nameOf.get(assignedTo) ?? 'someone');
      return `Open task ${id}: ${quote(title)}, priority ${priority} of 4, ${due}, for ${quote(whose)}`;
    }),
    ...world.spaces
      .filter(({ id }) => !confidential.has(id))
      .map(({ id, name, kind, people }) => {
        const names = people.flatMap((person) => {
          const name = nameOf.get(person);
          return name === undefined ? [] : [`${quote(name)} (${person})`];
        });
        return `A ${kind} called ${quote(name)} (${id}) with ${names.slice(0, 20).join(', ')}`;
      }),
    ...found
      .filter(({ authorId }) => willing.has(authorId))
      .slice(0, mostFound)
      .map(({ authorId, text: words, at }) => {
        const day = at.toISOString().slice(0, 10);
        return `Said by ${quote(nameOf.get(authorId) ?? 'someone')} on ${day}: ${quote(words.slice(0, 400))}`;
      }),
  ]);
}

export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !common.has(word)).slice(0, 12);
}

function withinRoom(lines: readonly string[]): string {
  let room = lettersOfKnown;
  const kept = lines.filter((line) => {
    room -= line.length + 1;
    return room >= 0;
  });
  return kept.length === 0 ? 'Nothing yet.' : kept.join('\n');
}
