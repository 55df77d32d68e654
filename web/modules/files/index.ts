import { loadQueue } from './upload/uploads.data.ts';
import { partLater } from '../../ui/index.ts';

/** Files of a space: brought along with words, shown among them, and all together. */
export { files } from './manifest.ts';
export { useBrought, useUpload, type Upload } from './upload/uploads.data.ts';
export { accepted } from './file-words.ts';
export type { VoiceRecorderProps } from './voice/VoiceRecorder.tsx';
export { sharedShown, viewed } from './open-layers.ts';

export const AttachTools = partLater(async () => (await import('./attach/AttachTools.tsx')).AttachTools);
export const BroughtFiles = partLater(async () => (await import('./attach/BroughtFiles.tsx')).BroughtFiles);
export const DropPlace = partLater(async () => (await import('./attach/DropPlace.tsx')).DropPlace);
export const SharedFiles = partLater(async () => (await import('./shown/SharedFiles.tsx')).SharedFiles);
export const FilesOnTheWay = partLater(async () => (await import('./shown/FilesOnTheWay.tsx')).FilesOnTheWay);
export const Viewer = partLater(async () => (await import('./viewer/Viewer.tsx')).Viewer);
export const SharedHere = partLater(async () => (await import('./shelf/SharedHere.tsx')).SharedHere);

/** Takes files along to a space: they stand over the place to write, and are on their way. */
export async function bringAlong(space: string, chosen: readonly File[]): Promise<readonly string[]> {
  return chosen.length === 0 ? [] : (await loadQueue()).bring(space, chosen);
}

/** Takes one along that no message carries. It is named next by what waits for it, and told so (`filesAreSaid`). */
export async function bringAlone(space: string, file: File): Promise<string> {
  const [id = ''] = (await loadQueue()).bring(space, [file], { alone: true });
  return id;
}

/** Brings all that is needed to take a file along, while there is a way to the house: there may be none when it is. */
export const beReadyToBring = (): Promise<unknown> =>
  Promise.all([loadQueue(), import('./shown/FilesOnTheWay.tsx')]);

/** A message carries them from now on, or something else that waits for them. */
export const filesAreSaid = async (ids: readonly string[]): Promise<void> => (await loadQueue()).areSaid(ids);

/** The house has the message that carries them. */
export const filesArePosted = async (ids: readonly string[]): Promise<void> =>
  (await loadQueue()).posted(ids);

/** It shall not come after all. */
export const dropFile = async (id: string): Promise<void> => (await loadQueue()).remove(id);
