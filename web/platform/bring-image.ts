import { errors } from '@kinsong/contract/common/errors.ts';
import { bringImage, largestImage } from '@kinsong/contract/media/images.ts';
import { ask } from './api/api.ts';

/** Why a file can not be a picture of something; the house looks at its content. */
export function whyNotImage(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return errors['image.kind'].text;
  return file.size > largestImage ? errors['image.large'].text : undefined;
}

/** Lies with the house from now on; it is shown once something says that it is its own. */
export const bringPicture = async (file: File): Promise<string> =>
  (await ask(bringImage, { body: file })).image;
