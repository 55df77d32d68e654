import { toBytes } from '@kinsong/engines/journal/base64url.ts';

/**
 * The browser's own keeper of passkeys. It takes and gives JSON by itself in every browser since the spring of 2025;
 * an older one is not offered passkeys and has the password.
 */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

type Options = Record<string, unknown>;

/** Nothing came of it because the person closed the browser's own question, or let it wait too long. */
export class NotNow extends Error {
  override name = 'NotNow';
}

export function makePasskey(options: Options): Promise<unknown> {
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return asJson(() => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
    // Some devices make secrets only for passkeys that were made so.
    const extensions = { ...publicKey.extensions, prf: {} };
    return navigator.credentials.create({ publicKey: { ...publicKey, extensions } });
  });
}

export function signWithPasskey(options: Options): Promise<unknown> {
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return asJson(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json) }),
  );
}

const secretFor = new TextEncoder().encode('kinsong secret of a passkey');

/**
 * A secret that only one of these passkeys can make, the same each time (WebAuthn's PRF). It is for this page alone: what
 * the passkey answered is dropped here, since the house has nothing to check in it. Null where it makes none.
 */
export async function secretOfPasskey(
  ids: readonly string[],
): Promise<{ id: string; secret: Uint8Array<ArrayBuffer> } | null> {
  const answer = await chosen(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        allowCredentials: ids.map((id) => ({ type: 'public-key', id: toBytes(id) })),
        userVerification: 'required',
        extensions: { prf: { eval: { first: secretFor } } },
      },
    }),
  );
  const made = answer.getClientExtensionResults().prf?.results?.first;
  if (made === undefined) return null;
  const bytes = ArrayBuffer.isView(made)
    ? new Uint8Array(made.buffer, made.byteOffset)
    : new Uint8Array(made);
  return { id: answer.id, secret: new Uint8Array(bytes) };
}

const asJson = async (question: () => Promise<Credential | null>): Promise<unknown> =>
  (await chosen(question)).toJSON();

async function chosen(question: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let answer: Credential | null;
  try {
    answer = await question();
  } catch (failure) {
    throw failure instanceof DOMException ? new NotNow(failure.message, { cause: failure }) : failure;
  }
  if (!(answer instanceof PublicKeyCredential)) throw new NotNow('no passkey was chosen');
  return answer;
}
