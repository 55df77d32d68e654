import type { Config } from '../platform/config.ts';
import type { Manifest } from './manifest.ts';

const many = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

function whatIsIn({ tables, files, moment }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const kept = files.kept === 'here' ? many(files.count, 'file') : 'no files';
  return `${many(rows, 'row')} in ${many(tables.length, 'table')} and ${kept}, as of ${moment}`;
}

/** What is said when a backup is there, and what it is without. */
export function backedUp(manifest: Manifest, folder: string): string {
  const { files } = manifest;
  return [
    `Backed up to ${folder}: ${whatIsIn(manifest)}.`,
    ...(files.kept === 'store'
      ? [`The files lie in the bucket ${files.bucket} at ${files.endpoint} and are not in this backup.`]
      : []),
    'The secret of the house is not in it; keep that apart (docs/operations/backup.md).',
  ].join('\n');
}

interface Restored {
  readonly folder: string;
  readonly config: Config;
  readonly keepSessions: boolean;
  readonly hasKey: boolean;
}

/** What is said when a house is restored, and what is still to do before it opens. */
export function restored(manifest: Manifest, { folder, config, keepSessions, hasKey }: Restored): string {
  const { files } = manifest;
  const toDo: string[] = [];
  if (!hasKey) {
    toDo.push(
      `Put the kept secret.key into ${config.dataFolder} before the first start; without it open invitation codes and letters that waited are void.`,
    );
  }
  if (files.kept === 'store' && config.files.kind === 'disk') {
    toDo.push(`The files lie in the bucket ${files.bucket} at ${files.endpoint}: set KINSONG_FILES_URL.`);
  }
  if (files.kept === 'here' && files.count > 0 && config.files.kind === 's3') {
    toDo.push(
      `Upload what lies in ${folder}/files to the bucket ${config.files.bucket}, with the same names.`,
    );
  }
  if (!keepSessions) toDo.push('Everybody signs in again.');
  return [`Restored from ${folder}: ${whatIsIn(manifest)}.`, ...toDo].join('\n');
}
