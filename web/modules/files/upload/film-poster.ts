import { bringPoster } from '@kinsong/contract/files/files.ts';
import { ask } from '../../../platform/api/api.ts';

/** A film shows a moment from so far into it, in seconds: the first one is often black. */
const into = 0.5;
const longerSide = 1600;
const patience = 8000;

/** Takes a picture of a film where this browser can, and brings it along. A film goes without one all the same. */
export async function bringPosterOf(file_id: string, file: Blob): Promise<void> {
  if (!file.type.startsWith('video/')) return;
  try {
    const body = await pictureOf(file);
    await ask(bringPoster, { params: { file_id }, body });
  } catch {
    // No picture could be taken, or the house has one of its own.
  }
}

async function pictureOf(file: Blob): Promise<Blob> {
  const film = document.createElement('video');
  const address = URL.createObjectURL(file);
  const late = setTimeout(() => film.dispatchEvent(new Event('error')), patience);
  try {
    film.muted = true;
    film.preload = 'auto';
    film.src = address;
    await happens(film, 'loadeddata');
    film.currentTime = Number.isFinite(film.duration) ? Math.min(into, film.duration / 2) : 0;
    await happens(film, 'seeked');
    return await drawn(film);
  } finally {
    clearTimeout(late);
    film.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}

function happens(film: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    film.addEventListener(event, () => resolve(), { once: true });
    film.addEventListener('error', () => reject(new Error('The film can not be looked at')), { once: true });
  });
}

function drawn(film: HTMLVideoElement): Promise<Blob> {
  const scale = Math.min(1, longerSide / Math.max(film.videoWidth, film.videoHeight, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(film.videoWidth * scale);
  canvas.height = Math.round(film.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('No picture')) : resolve(blob)),
      'image/jpeg',
      0.85,
    );
  });
}
