import { readFileSync } from 'node:fs';
import * as z from 'zod';

export const Table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
export type Table = z.infer<typeof Table>;

const Sequence = z.object({ schema: z.string(), name: z.string(), last: z.string().regex(/^-?\d+$/) });
export type Sequence = z.infer<typeof Sequence>;

const Stored = z.object({ file: z.string(), rows: z.int().min(0) });

/** Another number means that an older Kinsong cannot read the folder. */
export const format = 1;
export const manifestFile = 'manifest.json';

/** What any Kinsong, older ones included, can read of a backup: who wrote it. */
export const ManifestHead = z.object({ format: z.int(), kinsong: z.string() });

/** What a backup says of itself. */
export const Manifest = ManifestHead.extend({
  /** All rows are as they were at this moment. */
  moment: z.iso.datetime(),
  postgresql: z.string(),
  /** By the moment each was made, as the record of migrations names them. */
  migrations: z.array(z.int()),
  tables: z.array(Table.extend(Stored.shape)),
  sequences: z.array(Sequence),
  /** Work that waited in the job queue. */
  jobs: Stored.nullable(),
  files: z.discriminatedUnion('kept', [
    z.object({ kept: z.literal('here'), count: z.int().min(0), bytes: z.int().min(0) }),
    z.object({ kept: z.literal('store'), bucket: z.string(), endpoint: z.string() }),
  ]),
});
export type Manifest = z.infer<typeof Manifest>;

const packageFile = new URL('../package.json', import.meta.url);
export const ownVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(packageFile, 'utf8'))).version;

/** Is a version like 1.10.0 later than another? */
export function isNewer(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split(/[.-]/).map(Number));
  for (const [index, part] of (one ?? []).entries()) {
    const difference = part - (other?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
