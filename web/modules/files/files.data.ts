import { fileChanged } from '@kinsong/contract/files/events.ts';
import { deleteFile, listFiles, renameFile, type SharedFile } from '@kinsong/contract/files/files.ts';
import type { Change } from '@kinsong/contract/spaces/spaces.ts';
import { ask } from '../../platform/api/api.ts';
import { within } from '../../platform/cache/cache.ts';
import { cacheStore, put, type CacheWrite } from '../../platform/cache/stores.ts';
import type { Rows } from '../../platform/live/module-rows.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { Store } from '../../platform/store.ts';

/**
 * Where do files come from? From the cache, then the house, then live changes: all into one map. A message names what it
 * carries itself, so that nothing of this is needed to show it; what is shared in a salon is read from here.
 */
export const sharedFiles = new Store<ReadonlyMap<string, SharedFile>>(new Map());

export function hold(rows: readonly SharedFile[]): void {
  sharedFiles.change((known) => {
    const later = rows.filter(({ id, rev }) => (known.get(id)?.rev ?? -1) < rev);
    return later.length === 0 ? known : new Map([...known, ...later.map((file) => [file.id, file] as const)]);
  });
}

const kept = cacheStore<SharedFile>('files', {
  key: 'id',
  indexes: { space: ['space_id', 'id'] },
  bySpace: 'space',
  revised: true,
});

const inCache = (rows: readonly SharedFile[]): CacheWrite[] => rows.map((file) => put(kept, file));

export const filesRows: Rows = {
  name: 'files',
  events: [fileChanged],
  stores: [kept],

  async recall(space) {
    hold(await signedIn().cache.all(kept, within(space), 'space'));
  },

  async fetch(space, keep) {
    let revision: number | undefined;
    let after = 0;
    for (let more = true; more;) {
      const page = await ask(listFiles, { params: { space_id: space }, query: { after } });
      revision ??= page.rev;
      hold(page.files);
      keep(inCache(page.files));
      after = page.files.at(-1)?.born ?? after;
      more = page.more;
    }
    return revision ?? 0;
  },

  apply(_space, changes) {
    const rows = changes.map(({ data }: Change) => data as SharedFile);
    hold(rows);
    return inCache(rows);
  },

  reset(space) {
    sharedFiles.change((known) => new Map([...known].filter(([, file]) => file.space_id !== space)));
  },
};

export async function rename(file_id: string, name: string): Promise<void> {
  hold([await ask(renameFile, { params: { file_id }, body: { name } })]);
}

export async function takeOut(file_id: string): Promise<void> {
  hold([await ask(deleteFile, { params: { file_id } })]);
}
