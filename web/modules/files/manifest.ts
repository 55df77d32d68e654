import { signedIn } from '../../platform/signed-in.ts';
import type { Ears, WebModule } from '../../platform/web-module.ts';
import { filesRows } from './files.data.ts';
import { loadQueue, uploads, uploadsKept } from './upload/uploads.data.ts';

const ears: Ears = {
  entered() {
    void signedIn()
      .cache.all(uploadsKept)
      .then(async (kept) => {
        if (kept.length > 0) await (await loadQueue()).recall(kept);
      })
      .catch(() => {});
  },
  opened() {
    if (uploads.get().size > 0) void loadQueue().then(({ hurry }) => hurry());
  },
};

export const files: WebModule = {
  rows: filesRows,
  keeps: [uploadsKept],
  ears: [ears],
  glance: {
    title: 'Shared here',
    load: async () => (await import('./shelf/NewestShared.tsx')).NewestShared,
  },
};
