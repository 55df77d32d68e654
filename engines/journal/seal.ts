import { toBytes, toText } from './base64url.ts';

/** The same in the browser and in Node, whose types call it by different names. */
export type SealingKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const nonceBytes = 12;

/**
 * Seals a text under a key, tied to what it is: what was sealed as one thing does not open as another, so that whoever
 * keeps it cannot put one page in the place of another.
 */
export async function seal(key: SealingKey, as: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(cipher(nonce, as), key, bytes);
  const whole = new Uint8Array(nonceBytes + sealed.byteLength);
  whole.set(nonce);
  whole.set(new Uint8Array(sealed), nonceBytes);
  return toText(whole);
}

/** Null where the key is another, or the text was sealed as something else, or was changed since. */
export async function unseal(
  key: SealingKey,
  as: string,
  sealed: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const whole = toBytes(sealed);
    const [nonce, rest] = [whole.slice(0, nonceBytes), whole.slice(nonceBytes)];
    return new Uint8Array(await crypto.subtle.decrypt(cipher(nonce, as), key, rest));
  } catch {
    return null;
  }
}

const cipher = (iv: Uint8Array<ArrayBuffer>, as: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(as),
});
