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
  return asJson(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json) }),
  );
}

export function signWithPasskey(options: Options): Promise<unknown> {
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return asJson(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json) }),
  );
}

async function asJson(question: () => Promise<Credential | null>): Promise<unknown> {
  let answer: Credential | null;
  try {
    answer = await question();
  } catch (failure) {
    throw failure instanceof DOMException ? new NotNow(failure.message, { cause: failure }) : failure;
  }
  if (!(answer instanceof PublicKeyCredential)) throw new NotNow('no passkey was chosen');
  return answer.toJSON();
}
