import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

/** A passkey device in software: it speaks the bytes of WebAuthn as a real one does. */
export class Authenticator {
  readonly origin: string;
  readonly #rpId: string;
  readonly #id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;
  userHandle = '';
  userVerified = true;

  constructor(origin: string) {
    this.origin = origin;
    this.#rpId = new URL(origin).hostname;
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  /** Answers navigator.credentials.create. */
  create(options: Readonly<Record<string, unknown>>, origin = this.origin) {
    this.userHandle = (options['user'] as { id: string }).id;
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      coseKey(this.#keys.publicKey),
    ]);
    const authData = Buffer.concat([this.#state(0x40), credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(authData)],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Answers navigator.credentials.get. */
  get(options: Readonly<Record<string, unknown>>, origin = this.origin) {
    this.counter++;
    const said = clientData('webauthn.get', options, origin);
    const authData = this.#state(0);
    const signed = Buffer.concat([authData, createHash('sha256').update(said).digest()]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: said.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(this.#keys.privateKey).toString('base64url'),
        userHandle: this.userHandle,
      },
    };
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  /** For which house, that somebody was there and showed who they are, and how often it has signed. */
  #state(more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = 0x01 | (this.userVerified ? 0x04 : 0) | more;
    return Buffer.concat([createHash('sha256').update(this.#rpId).digest(), Buffer.from([flags]), counter]);
  }
}

function clientData(type: string, options: Readonly<Record<string, unknown>>, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge: options['challenge'], origin, crossOrigin: false }));
}

const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}
