import type { DocJson, DocNode } from '@kinsong/engines/docs/doc-schema.ts';
import type { ServedFile } from '@kinsong/contract/common/served-file.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { servePreview } from '../../files/index.ts';
import { readTask } from '../../tasks/index.ts';

/** More of them are not looked up: whoever names a thousand tasks in one doc reads the rest as “A task”. */
const mostTasks = 300;
const mostPictures = 60;

function* nodesIn(nodes: readonly DocNode[]): Generator<DocNode> {
  for (const node of nodes) {
    yield node;
    yield* nodesIn(node.content ?? []);
  }
}

const named = ({ content }: DocJson, type: DocNode['type'], attribute: string, most: number): string[] => {
  const ids = [...nodesIn(content)]
    .filter((node) => node.type === type)
    .map(({ attrs = {} }) => String(attrs[attribute] ?? ''));
  return [...new Set(ids)].filter((id) => /^[0-9a-f-]{36}$/.test(id)).slice(0, most);
};

/** What the doc names of the salon's tasks, as this person may see them. */
export async function tasksIn(
  house: House,
  person: Person,
  words: DocJson,
): Promise<Map<string, { text: string; done: boolean }>> {
  const found = new Map<string, { text: string; done: boolean }>();
  for (const id of named(words, 'task', 'task_id', mostTasks)) {
    const task = await orNone(() => readTask(house, person, id));
    if (task !== null) found.set(id, { text: task.text, done: task.status === 'completed' });
  }
  return found;
}

/** The pictures in it, as the house shows them on a screen. */
export async function picturesIn(
  house: House,
  person: Person,
  words: DocJson,
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const id of named(words, 'picture', 'file_id', mostPictures)) {
    const bytes = await orNone(async () => bytesOf(await servePreview(house, person, id, 'large')));
    if (bytes !== null) found.set(id, bytes);
  }
  return found;
}

async function bytesOf({ content }: ServedFile): Promise<Uint8Array | null> {
  if (typeof content === 'string' || content instanceof Uint8Array) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of await content.read(0, content.size)) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

/** What is gone, or not theirs to see, is not in what they take along. */
async function orNone<T>(look: () => Promise<T | null>): Promise<T | null> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
