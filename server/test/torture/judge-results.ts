import { Client } from 'pg';
import type { SteadfastReader } from '../reconnecting-reader.ts';
import type { Kept, Writer } from './message-writer.ts';

interface Stored {
  readonly id: string;
  readonly space_id: string;
  readonly seq: number;
  readonly rev: number;
  readonly content: string;
  readonly deleted: boolean;
}

export interface Verdict {
  readonly lost: string[];
  readonly twice: string[];
  readonly outOfOrder: string[];
}

export async function readStored(databaseUrl: string): Promise<Stored[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Stored>(
      `select id, space_id, seq::int, rev::int, content, deleted_at is not null as deleted
         from messages order by space_id, seq`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** Lays what was acknowledged and what was read beside what stands in the database. */
export function judge(
  stored: readonly Stored[],
  writers: readonly Writer[],
  readers: readonly SteadfastReader[],
): Verdict {
  const verdict: Verdict = { lost: [], twice: [], outOfOrder: [] };
  const byId = new Map(stored.map((row) => [row.id, row]));
  for (const { kept } of writers) for (const one of kept) judgeKept(one, byId.get(one.id), verdict);
  judgeRepetition(stored, verdict);
  for (const { kept, options } of writers) if (options.atOnce === 1) judgeOrder(kept, verdict);
  for (const space of new Set(stored.map(({ space_id }) => space_id))) {
    const expected = stored.filter(({ space_id }) => space_id === space).map(asSeen);
    for (const [index, reader] of readers.entries()) {
      judgePicture(`reader ${index}`, reader.picture(space), expected, verdict);
    }
  }
  return verdict;
}

function judgeKept(kept: Kept, row: Stored | undefined, { lost, outOfOrder }: Verdict): void {
  const name = `${kept.id} (${kept.content ?? 'changed'})`;
  if (row === undefined || row.space_id !== kept.space) lost.push(`${name} is not stored`);
  else if (row.seq !== kept.seq)
    outOfOrder.push(`${name} was acknowledged at ${kept.seq} and stands at ${row.seq}`);
  else if (kept.content === null && !row.deleted) lost.push(`${name}: its deletion is not stored`);
  else if (typeof kept.content === 'string' && row.content !== kept.content)
    lost.push(`${name} reads ${row.content}`);
}

/** Ids cannot stand twice; what was said under them could. */
function judgeRepetition(stored: readonly Stored[], { twice }: Verdict): void {
  const said = new Set<string>();
  for (const { content, deleted } of stored) {
    if (deleted) continue;
    const sentence = content.replace(', mended', '');
    if (said.has(sentence)) twice.push(`${sentence} is stored twice`);
    said.add(sentence);
  }
}

function judgeOrder(kept: readonly Kept[], { outOfOrder }: Verdict): void {
  const last = new Map<string, Kept>();
  for (const one of kept) {
    const before = last.get(one.space);
    if (before !== undefined && before.seq >= one.seq)
      outOfOrder.push(`${one.content} stands before its forerunner`);
    last.set(one.space, one);
  }
}

function judgePicture(
  who: string,
  picture: ReturnType<SteadfastReader['picture']>,
  expected: readonly string[],
  { lost, twice, outOfOrder }: Verdict,
): void {
  const seen = picture
    .stream()
    .map((message) => asSeen({ ...message, deleted: message.deleted_at !== null }));
  const missing = expected.filter((line) => !seen.includes(line));
  lost.push(...missing.map((line) => `${who} misses ${line}`));
  if (seen.length > expected.length)
    twice.push(`${who} sees ${seen.length} messages where ${expected.length} stand`);
  else if (missing.length === 0 && seen.join('\n') !== expected.join('\n'))
    outOfOrder.push(`${who} sees another order`);
  const step = picture.shown.findIndex((seq, index) => seq <= (picture.shown[index - 1] ?? 0));
  if (step > 0) outOfOrder.push(`${who} was shown ${picture.shown[step]} after ${picture.shown[step - 1]}`);
}

function asSeen({ id, seq, rev, content, deleted }: Omit<Stored, 'space_id'>): string {
  return `${seq} ${id} ${rev} ${deleted ? '(taken back)' : content}`;
}
