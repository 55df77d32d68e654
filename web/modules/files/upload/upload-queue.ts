import { cancelUpload, deleteFile } from '@kinsong/contract/files/files.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { ask } from '../../../platform/api/api.ts';
import { failureOf } from '../../../platform/api/failure.ts';
import { put } from '../../../platform/cache/stores.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { bringFile } from './bring-file.ts';
import { bringPosterOf } from './film-poster.ts';
import { uploads, uploadsKept, type KeptUpload, type Upload } from './uploads.data.ts';

/** So many are under way at a time. */
const atOnce = 3;
/** The longest name a file keeps. */
const longestName = 200;

const going = new Map<string, AbortController>();
const hurriers = new Set<() => void>();

export interface Bringing {
  /** A voice, and how loud it was along the way. */
  readonly waves?: readonly number[];
  /** No message is to carry them. */
  readonly alone?: boolean;
}

/** Takes files along: each is kept, and on its way at once. Answers their ids. */
export function bring(
  space: string,
  files: readonly File[],
  { waves, alone: isAlone = false }: Bringing = {},
): string[] {
  const taken = files.map((file): Upload => {
    const { size, type } = file;
    const what = { space_id: space, size, type, file, name: nameOf(file) };
    const how = { voice: waves !== undefined, waves: waves ?? null, said: isAlone, done: false };
    const upload = { id: newId(), at: Date.now(), ...what, ...how, state: 'waiting', received: 0 } as const;
    return isAlone ? { ...upload, alone: true } : upload;
  });
  uploads.change((all) => new Map([...all, ...taken.map((upload) => [upload.id, upload] as const)]));
  for (const upload of taken) void keep(upload);
  pump();
  return taken.map(({ id }) => id);
}

const nameOf = ({ name }: File): string => name.trim().slice(-longestName) || 'file';

/** What was on its way when the page was left goes on. */
export async function recall(kept: readonly KeptUpload[]): Promise<void> {
  const { outbox } = signedIn();
  await outbox.refresh();
  const words = outbox.items.get().map(({ body }) => JSON.stringify(body ?? {}));
  // Said and gone: another tab posted it.
  const mine = kept.filter(({ said, id }) => !said || words.some((body) => body.includes(id)));
  const found = mine.map((upload): [string, Upload] => {
    const state = upload.done ? 'done' : upload.file === undefined ? 'missing' : 'waiting';
    return [upload.id, { ...upload, state, received: upload.done ? upload.size : 0 }];
  });
  uploads.change((all) => new Map([...found, ...all]));
  forget(kept.filter((upload) => !mine.includes(upload)).map(({ id }) => id));
  for (const { id, done } of mine) if (done) await outbox.arrived(id);
  pump();
}

/** A file that had no room in this browser, chosen once more: the same by its name and its size. */
export function giveAgain(id: string, file: File): boolean {
  const upload = uploads.get().get(id);
  if (upload === undefined || upload.size !== file.size) return false;
  change(id, { file, state: 'waiting' });
  pump();
  return true;
}

export function retry(id: string): void {
  change(id, { state: 'waiting', why: undefined });
  pump();
}

/** It shall not come after all. */
export async function remove(id: string): Promise<void> {
  const upload = uploads.get().get(id);
  going.get(id)?.abort();
  posted([id]);
  if (upload === undefined) return;
  const call = upload.done ? deleteFile : cancelUpload;
  // What is not told now the house sweeps away by itself.
  await ask(call, { params: { file_id: id } }).catch(() => {});
}

/** Something in the outbox names them now, and goes as soon as they are there. */
export function areSaid(ids: readonly string[]): void {
  for (const id of ids) {
    change(id, { said: true });
    const upload = uploads.get().get(id);
    if (upload === undefined) continue;
    void keep(upload);
    // It may have come while the words were being kept.
    if (upload.done) void signedIn().outbox.arrived(id);
  }
}

/** The message is at the house, and they with it. */
export function posted(ids: readonly string[]): void {
  uploads.change((all) => new Map([...all].filter(([id]) => !ids.includes(id))));
  forget(ids);
}

/** The way to the house is new. */
export function hurry(): void {
  for (const again of hurriers) again();
}

function pump(): void {
  for (const upload of uploads.get().values()) {
    if (going.size >= atOnce) return;
    if (upload.state !== 'waiting' || upload.file === undefined || going.has(upload.id)) continue;
    const stop = new AbortController();
    going.set(upload.id, stop);
    void run(upload, upload.file, stop.signal).finally(() => {
      if (going.get(upload.id) === stop) going.delete(upload.id);
      pump();
    });
  }
}

async function run(upload: Upload, file: Blob, signal: AbortSignal): Promise<void> {
  const { id } = upload;
  try {
    await alone(id, signal, () =>
      bringFile({ ...upload, with_message: upload.alone !== true }, file, {
        signal,
        onAgain(act) {
          hurriers.add(act);
          return () => hurriers.delete(act);
        },
        arrived: (received) => change(id, { state: 'going', received }),
        held: () => change(id, { state: 'held' }),
      }),
    );
    await bringPosterOf(id, file);
    change(id, { state: 'done', done: true, received: upload.size });
    const done = uploads.get().get(id);
    if (done !== undefined) await keep(done);
    await signedIn().outbox.arrived(id);
  } catch (failure) {
    if (!signal.aborted) change(id, { state: 'refused', why: failureOf(failure).title });
  }
}

function change(id: string, changed: Partial<Upload>): void {
  uploads.change((all) => {
    const held = all.get(id);
    return held === undefined ? all : new Map(all).set(id, { ...held, ...changed });
  });
}

/** Where the browser has no room for the file itself, it keeps what is known of it. */
async function keep({ state: _state, received: _received, why: _why, ...upload }: Upload): Promise<void> {
  const { cache } = signedIn();
  const { file: _file, ...without } = upload;
  const whole = upload.done ? without : upload;
  await cache
    .write([put(uploadsKept, whole)])
    .catch(() => cache.write([put(uploadsKept, without)]))
    .catch(() => {});
}

function forget(ids: readonly string[]): void {
  signedIn()
    .cache.write(ids.map((id) => ({ store: uploadsKept, drop: id })))
    .catch(() => {});
}

/** Of several tabs one brings a file. */
async function alone(id: string, signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) return task();
  await navigator.locks.request(`kinsong-upload-${id}`, { signal }, task);
}
