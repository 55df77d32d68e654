import { cacheStore } from '../../../platform/cache/stores.ts';
import { Store, useStore } from '../../../platform/store.ts';

/** A file on its way into a space, as this browser keeps it: it goes on after a reload. */
export interface KeptUpload {
  readonly id: string;
  readonly space_id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly voice: boolean;
  readonly waves: readonly number[] | null;
  readonly at: number;
  /** Absent where the browser has no room to keep it: after a reload it is asked for once more. */
  readonly file?: Blob;
  /** A message carries it already; else it stands over the place to write. */
  readonly said: boolean;
  /** No message carries it: all who are there see it, and something else names it. */
  readonly alone?: boolean;
  readonly done: boolean;
}

/** In its turn, on its way, held up by the connection, refused, without its file, or at the house. */
export type UploadState = 'waiting' | 'going' | 'held' | 'refused' | 'missing' | 'done';

export interface Upload extends KeptUpload {
  readonly state: UploadState;
  readonly received: number;
  /** Why the house refused it. */
  readonly why?: string | undefined;
}

/** All that is on its way from this browser, in the order it was chosen. */
export const uploads = new Store<ReadonlyMap<string, Upload>>(new Map());

export const uploadsKept = cacheStore<KeptUpload>('uploads', { key: 'id', lasting: true });

const none: readonly Upload[] = [];
let seen: { all: ReadonlyMap<string, Upload>; bySpace: Map<string, readonly Upload[]> } | undefined;

/** What stands over the place to write of a space: the same list as long as nothing changed. */
export function broughtTo(space: string): readonly Upload[] {
  const all = uploads.get();
  if (all.size === 0) return none;
  if (seen?.all !== all) seen = { all, bySpace: new Map() };
  let mine = seen.bySpace.get(space);
  if (mine === undefined) {
    mine = [...all.values()].filter(({ space_id, said }) => space_id === space && !said);
    seen.bySpace.set(space, mine);
  }
  return mine;
}

export function useBrought(space: string): readonly Upload[] {
  useStore(uploads);
  return broughtTo(space);
}

/** One that is on its way from here, or has just come; nothing of what is there already. */
export function useUpload(id: string | null): Upload | undefined {
  const all = useStore(uploads);
  return id === null ? undefined : all.get(id);
}

export const loadQueue = () => import('./upload-queue.ts');
