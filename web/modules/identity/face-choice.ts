import { faceAddress, faceOf, otherFaces, type Face } from '@kinsong/contract/media/drawn-faces.ts';
import { introduce, tell } from './steps.data.ts';

/** The specification's 5 MB. */
const largest = 5_242_880;

export interface FaceChoice {
  readonly file: File | undefined;
  readonly link: string;
  /** Undefined until somebody chose: then a newcomer gets the face of their name, and an old friend keeps theirs. */
  readonly drawn: Face | undefined;
}

export const noFace: FaceChoice = { file: undefined, link: '', drawn: undefined };

/** Six of one person: their own first, and others in each further round. */
export function sixFaces(name: string, round: number): Face[] {
  if (round > 0) return otherFaces(name, round);
  const own = faceOf(name);
  return [own, ...otherFaces(name).filter(({ style }) => style !== own.style)];
}

/** Why a file can not be a face; undefined when it may. The house looks at its content. */
export function whyNot(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return 'Please upload an image file for your avatar.';
  return file.size > largest ? 'Avatar file too large. Please keep under 5MB.' : undefined;
}

/** Uploaded before linked, linked before drawn; answers where the face is now, if it is another. */
export async function changeFace({ file, link, drawn }: FaceChoice): Promise<string | undefined> {
  let worn: { avatar_url: string } | undefined;
  if (file !== undefined) worn = await tell('media.wearUploadedAvatar', file);
  else if (link.trim() !== '') worn = await tell('media.wearLinkedAvatar', { url: link.trim() });
  else if (drawn !== undefined) {
    const { style, seed, ground } = drawn;
    worn = await tell('media.wearDrawnAvatar', { style, seed, backgroundColor: ground });
  }
  return worn?.avatar_url;
}

/** Whoever comes for the first time says how they are called and seen. */
export async function introduceWith(
  face: FaceChoice,
  person: { name: string; email: string },
): Promise<void> {
  const avatar_url = faceAddress(face.drawn ?? faceOf(person.name));
  await introduce({ ...person, avatar_url });
  await changeFace({ ...face, drawn: undefined });
}
