import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../platform/plain-error.ts';
import { damaged, filesIn, isWhole } from './backup-folder.ts';
import { isFile } from './files.ts';
import { format, isNewer, Manifest, manifestFile, ManifestHead, ownVersion } from './manifest.ts';
import { knownMigrations } from './migrations.ts';

function readJson(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw damaged(folder, manifestFile);
    throw error;
  }
}

/** Reads what a backup says of itself, and refuses one that this Kinsong is too old for. */
export function readManifest(folder: string): Manifest {
  if (!existsSync(join(folder, manifestFile))) {
    throw new PlainError(`${folder} is no backup: ${manifestFile} is missing in it`);
  }
  const json = readJson(folder);
  const head = ManifestHead.safeParse(json);
  if (!head.success) throw damaged(folder, manifestFile);
  const tooNew = new PlainError(
    `The backup ${folder} was made by Kinsong ${head.data.kinsong}, which is newer than this one (${ownVersion}): update Kinsong first`,
  );
  if (head.data.format > format || isNewer(head.data.kinsong, ownVersion)) throw tooNew;
  const manifest = Manifest.safeParse(json);
  if (!manifest.success) throw damaged(folder, manifestFile);
  const known = new Set(knownMigrations());
  if (!manifest.data.migrations.every((made) => known.has(made))) throw tooNew;
  return manifest.data;
}

/** Reads every byte of a backup once, before anything is made from it. */
export async function checkWhole(folder: string, manifest: Manifest, signal: AbortSignal): Promise<void> {
  const { tables, jobs, files } = manifest;
  const wanted = new Set([
    manifestFile,
    ...tables.map(({ file }) => file),
    ...(jobs === null ? [] : [jobs.file]),
  ]);
  let count = 0;
  for await (const { name, sum } of filesIn(folder)) {
    if (!(await isWhole(folder, name, sum, signal))) throw damaged(folder, name);
    wanted.delete(name);
    if (isFile(name)) count += 1;
  }
  const [missing] = wanted;
  if (missing !== undefined) throw damaged(folder, missing);
  if (files.kept === 'here' && files.count !== count) throw damaged(folder, 'files');
}
