import { ledgerMoved, sheetChanged } from '@kinsong/contract/worksheets/events.ts';
import {
  beginSheet,
  deleteSheet,
  fillSheet,
  finishSheet,
  listSheets,
  mostSheets,
} from '@kinsong/contract/worksheets/worksheets.ts';
import type { Worksheet } from '@kinsong/contract/worksheets/sheet.ts';
import { ask } from '../../platform/api/api.ts';
import { within } from '../../platform/cache/cache.ts';
import { cacheStore, put, type CacheWrite } from '../../platform/cache/stores.ts';
import type { Rows } from '../../platform/live/module-rows.ts';
import type { Send } from '../../platform/outbox/outbox.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { Shelf } from '../../platform/shelf.ts';
import { Store } from '../../platform/store.ts';

/**
 * Where do worksheets come from? Those of a space from the cache and then the house, live from then on. Tombstones lie
 * among them, so that what was taken away does not come back with an older frame.
 */
export const sheets = new Store<ReadonlyMap<string, Worksheet>>(new Map());

/** How often a space’s ledger moved since this page is open: whoever shows it asks again. */
export const ledgerMoves = new Shelf(0);

export function hold(rows: readonly Worksheet[]): void {
  sheets.change((known) => {
    const later = rows.filter(({ id, rev }) => (known.get(id)?.rev ?? -1) < rev);
    return later.length === 0 ? known : new Map([...known, ...later.map((row) => [row.id, row] as const)]);
  });
}

export const sheetsKept = cacheStore<Worksheet>('worksheets.1', {
  key: 'id',
  indexes: { space: ['space_id', 'id'] },
  bySpace: 'space',
  revised: true,
});

const inCache = (rows: readonly Worksheet[]): CacheWrite[] => rows.map((row) => put(sheetsKept, row));

export const worksheetsRows: Rows = {
  name: 'worksheets',
  events: [sheetChanged, ledgerMoved],
  stores: [sheetsKept],

  async recall(space) {
    hold(await signedIn().cache.all(sheetsKept, within(space), 'space'));
  },

  async fetch(space, keep) {
    let revision: number | undefined;
    let after = 0;
    for (let more = true; more;) {
      const query = { after, limit: mostSheets };
      const page = await ask(listSheets, { params: { space_id: space }, query }, { long: true });
      revision ??= page.rev;
      hold(page.sheets);
      keep(inCache(page.sheets));
      after = page.sheets.at(-1)?.born ?? after;
      more = page.more;
    }
    return revision ?? 0;
  },

  apply(space, changes) {
    if (changes.some(({ event }) => event === ledgerMoved.name)) ledgerMoves.of(space).change((n) => n + 1);
    const rows = changes.flatMap(({ event, data }) =>
      event === sheetChanged.name ? [data as Worksheet] : [],
    );
    hold(rows);
    return inCache(rows);
  },

  reset(space) {
    sheets.change((known) => new Map([...known].filter(([, { space_id }]) => space_id !== space)));
  },
};

function answered(row: Worksheet): void {
  hold([row]);
  signedIn()
    .cache.write(inCache([row]))
    .catch(() => {});
}

/** Calls that wait in the outbox while there is no way to the house. */
export const worksheetsSends: readonly Send[] = [beginSheet, fillSheet, finishSheet, deleteSheet].map(
  (call) => ({
    call,
    answered,
  }),
);
