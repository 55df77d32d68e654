import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { DocJson } from '@kinsong/engines/docs/doc-schema.ts';
import { Worker } from 'node:worker_threads';
import { ConcurrencyLimit } from '../../../platform/concurrency-limit.ts';
import type { House } from '../../../platform/house.ts';
import { perHouse } from '../../../platform/per-house.ts';

export interface PdfWanted {
  readonly title: string;
  readonly words: DocJson;
  readonly tasks: ReadonlyMap<string, { readonly text: string; readonly done: boolean }>;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** One after the other: each takes a whole processor for some seconds. */
const turns = perHouse(() => new ConcurrencyLimit(1, 20));
const longest = 60_000;
const mostMemory = 400;

/** Lays a doc out on pages, beside the house's own thread: a doc of 200 pages holds nobody up. */
export const pdfOf = (house: House, wanted: PdfWanted): Promise<Uint8Array<ArrayBuffer>> =>
  turns(house).pass(() => drawn(wanted));

function drawn(wanted: PdfWanted): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: wanted,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    const late = setTimeout(() => {
      void worker.terminate();
      reject(new Refusal('house.full'));
    }, longest);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(late);
      reject(new Error('the pages of a doc were not drawn'));
    });
  });
}
