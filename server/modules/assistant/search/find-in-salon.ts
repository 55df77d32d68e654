import { mostShown, type Found, type SearchResult } from '@kinsong/contract/assistant/assistant.ts';
import { isVoice } from '@kinsong/contract/seekers/non-human-speakers.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { filesFoundIn } from '../../files/index.ts';
import { foundIn } from '../../messages/index.ts';
import { nameOfSpace } from '../../spaces/index.ts';
import { tasksFoundIn } from '../../tasks/index.ts';
import { excerptOf, queryWords, shareHeld } from './query-words.ts';

/** So many of each kind are looked at; of files fewer, whose texts are long. */
const looked = 40;
const lookedFiles = 10;

interface Candidate extends Omit<SearchResult, 'excerpt'> {
  readonly words: string;
  readonly share: number;
}

/** What of this salon holds most of what is looked for; the newer first where two hold as much. Nothing of elsewhere. */
export async function findInSalon(
  house: House,
  person: Person,
  { salon_id, query }: { salon_id: string; query: string },
): Promise<Found> {
  const words = queryWords(query);
  const [files, said, tasks] = await Promise.all([
    filesFoundIn(house, person, salon_id, words, lookedFiles),
    foundIn(house, person, salon_id, words, looked),
    tasksFoundIn(house, person, salon_id, words, looked),
  ]);
  const held = (text: string) => ({ words: text, share: shareHeld(text, words) });
  const all: Candidate[] = [
    ...files.map((file) => ({
      kind: 'file' as const,
      id: file.id,
      title: file.name,
      words: file.text,
      share: file.held / words.length,
      message_id: file.messageId,
      author_id: file.broughtBy,
      at: file.broughtAt.toISOString(),
    })),
    ...tasks.map((task) => ({
      kind: 'task' as const,
      id: task.id,
      title: task.text,
      ...held(`${task.text}. ${task.description} ${task.notes}`),
      message_id: task.origin.space_id === salon_id ? task.origin.id : null,
      author_id: task.createdBy,
      at: task.createdAt.toISOString(),
    })),
    ...said
      .filter(({ authorId }) => !isVoice(authorId))
      .map((message) => ({
        kind: 'message' as const,
        id: message.id,
        title: '',
        ...held(message.content),
        message_id: message.id,
        author_id: message.authorId,
        at: message.createdAt.toISOString(),
      })),
  ];
  const found = all.toSorted((a, b) => b.share - a.share || b.at.localeCompare(a.at));
  const results = found
    .slice(0, mostShown)
    .map(({ kind, id, title, message_id, author_id, at, words: text }): SearchResult => {
      return { kind, id, title, message_id, author_id, at, excerpt: excerptOf(text, words) };
    });
  const salon = await nameOfSpace(house.db, salon_id);
  return { search_results: results, search_summary: told(found.length, results.length, salon) };
}

function told(found: number, shown: number, salon: string): string {
  if (found === 0) return `Nothing in ${salon} holds these words. Fewer or other words may find it.`;
  if (found === 1) return `One thing in ${salon} holds your words.`;
  if (found === shown) return `${found} things in ${salon} hold your words.`;
  return `${found >= looked ? `More than ${looked - 1}` : found} things in ${salon} hold your words. These ${shown} hold most of them.`;
}
