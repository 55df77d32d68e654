import { acceptCode, join, signIn, whoIsHere, type Entered } from './entry.data.ts';
import type { Typed, Way } from './entry.types.ts';
import type { FaceChoice } from './face-choice.ts';

/** What came of trying: inside (with what did not work on the way), or an answer and the door still shut. */
export type CameIn =
  | {
      readonly came: 'in';
      readonly entered: Entered;
      /** Came by a code alone: asked at once for a password or a passkey. */
      readonly keyless: boolean;
      /** Why the face chosen was not taken; the door is open all the same. */
      readonly faceless: string | undefined;
    }
  | { readonly came: 'not yet'; readonly words: string };

/** The chooser of faces has loaded this by the time that anybody is through the door. */
const faces = () => import('./face-choice.ts');
const introduce = (face: FaceChoice | undefined, person: { name: string; email: string }) =>
  faces().then(({ introduceWith, noFace }) => introduceWith(face ?? noFace, person));

export function comeIn(way: Way, typed: Typed, face: FaceChoice | undefined): Promise<CameIn> {
  const ways = { invite: byCode, login: byPassword, create: byAccount };
  return ways[way](typed, face);
}

async function byCode({ code, name, email }: Typed, face: FaceChoice | undefined): Promise<CameIn> {
  const { status, message, space_id } = await acceptCode({
    code,
    avatar_name: name,
    real_name: name,
    email_or_phone: email,
    consent: true,
  });
  if (status === 'waiting') return { came: 'not yet', words: message };
  const { user } = await whoIsHere();
  if (user === undefined) return byLetter(email);
  const faceless = await tried(introduce(face, { name, email }));
  return { came: 'in', entered: { message, space_id, user }, keyless: true, faceless };
}

async function byAccount(
  { code, name, email, password }: Typed,
  face: FaceChoice | undefined,
): Promise<CameIn> {
  const given = code.trim() === '' ? {} : { invite_code: code };
  const entered = await join({ name, email, password, ...given });
  if ((await whoIsHere()).user === undefined) return byLetter(email);
  const faceless = await tried(introduce(face, { name, email }));
  return { came: 'in', entered, keyless: false, faceless };
}

/**
 * A good code gets the same answer whether or not there was an account: the session check says whether one is inside.
 * Who is not has been here before.
 */
const byLetter = (email: string): CameIn => ({
  came: 'not yet',
  words: email.includes('@')
    ? `A letter is on its way to ${email.trim()}. Its link lets you in.`
    : 'This number has been here before. Sign in with your password, or ask whoever invited you for a code.',
});

/** Whoever comes back keeps the face they have. */
async function byPassword({ email, password }: Typed): Promise<CameIn> {
  const entered = await signIn(email, password);
  return { came: 'in', entered, keyless: false, faceless: undefined };
}

/** In words, why something on the way did not work. */
async function tried(step: Promise<unknown>): Promise<string | undefined> {
  try {
    await step;
    return undefined;
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
}
