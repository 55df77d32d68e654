import { docCloseCodes, docLineAddress } from '@kinsong/contract/docs/doc-line.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { who } from '../../../platform/session/session.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Store } from '../../../platform/store.ts';
import { forgetWords, keep, keptOf, sent, waits } from './kept-words.ts';
import { atFirst, type Standing } from './standing.ts';

/** Words that were kept here come back under this name, so that they are not kept once more. */
const fromHere = 'kept here';
const rest = 1500;
/** As the line itself calls it when nothing was heard for too long. */
const noWay = 4408;
/** How soon it is tried once more where there is no way to the house. */
const again = { delay: 500, minDelay: 250, maxDelay: 5000, jitter: true };

/**
 * The words of one doc, shared with whoever else has it open. Each change is kept in this browser before anything else,
 * and stays there until the house says that it has it.
 */
export class OpenDoc {
  readonly words = new Y.Doc();
  readonly awareness = new Awareness(this.words);
  readonly standing = new Store<Standing>(atFirst);
  readonly #space: string;
  readonly #id: string;
  readonly #recalled: Promise<void>;
  #socket: HocuspocusProviderWebsocket | undefined;
  #provider: HocuspocusProvider | undefined;
  #unsent: string[] = [];
  #resting: ReturnType<typeof setTimeout> | undefined;
  #leave: (() => void) | undefined;
  #closed = false;

  constructor(space: string, id: string) {
    this.#space = space;
    this.#id = id;
    this.words.on('update', this.#changed);
    this.#recalled = this.#recall();
  }

  /** What this browser kept is in it. */
  get recalled(): Promise<void> {
    return this.#recalled;
  }

  /** Goes on the line to the house; a doc that the house has not heard of yet waits with that. */
  async join(): Promise<void> {
    await this.#recalled;
    if (this.#provider !== undefined || this.#closed) return;
    const url = new URL(docLineAddress(this.#id), location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    this.#socket = new HocuspocusProviderWebsocket({ url: url.href, ...again });
    this.#provider = new HocuspocusProvider({
      websocketProvider: this.#socket,
      name: this.#id,
      document: this.words,
      awareness: this.awareness,
      token: 'session',
      onSynced: () => this.#say({ shows: 'live' }),
      onStatus: ({ status }) => status !== WebSocketStatus.Connected && this.#lost(),
      onUnsyncedChanges: ({ number }) => this.#told(number),
      onAuthenticated: ({ scope }) => this.#say({ readOnly: scope === 'readonly' }),
      onAuthenticationFailed: () => this.#shut(),
      onClose: ({ event: { code } }) => {
        if (code === docCloseCodes.gone) this.#gone();
        else if (code === docCloseCodes.session) this.#shut();
      },
    });
    this.#provider.attach();
    this.#leave = signedIn().socket.connection.subscribe(() => this.#follow());
  }

  /** What the house's own line learns of the way there counts here too: a dead one would be noticed much later. */
  #follow(): void {
    const connection = signedIn().socket.connection.get();
    if (this.standing.get().shows === 'gone') return;
    if (connection === 'lost')
      this.#socket?.onClose({ event: { code: noWay, reason: 'no way to the house' } });
    else if (connection === 'open') void this.#socket?.connect();
  }

  /** It is new, and nobody has written in it. */
  begin(): void {
    if (this.standing.get().shows === 'opening') this.#say({ shows: 'kept' });
  }

  /** Whether the house has all that was written here. */
  get isSent(): boolean {
    return this.#unsent.length === 0;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#leave?.();
    this.#keepWhole();
    this.awareness.setLocalState(null);
    this.#provider?.destroy();
    this.#socket?.destroy();
    this.words.destroy();
  }

  async #recall(): Promise<void> {
    const { state, unsent } = await keptOf(signedIn().cache, this.#space, this.#id).catch(() => ({
      state: undefined,
      unsent: [],
    }));
    if (this.#closed) return;
    const all = [...(state === undefined ? [] : [state]), ...unsent.map(({ update }) => update)];
    if (all.length === 0) return;
    Y.applyUpdate(this.words, Y.mergeUpdates(all), fromHere);
    this.#unsent = unsent.map(({ id }) => id);
    this.#say({ shows: 'kept', words: this.isSent ? 'saved' : 'kept' });
  }

  readonly #changed = (update: Uint8Array, origin: unknown): void => {
    if (origin === fromHere) return;
    if (origin === this.#provider && origin !== undefined) return this.#keepSoon();
    const id = newId();
    this.#unsent.push(id);
    this.#write([waits({ id, doc_id: this.#id, space_id: this.#space, update })]);
    this.#say({ words: this.#isOnLine() ? 'sending' : 'kept' });
  };

  #isOnLine(): boolean {
    return this.#provider?.isAuthenticated === true && this.#socket?.status === WebSocketStatus.Connected;
  }

  #told(number: number): void {
    if (number > 0 || !this.#isOnLine()) return;
    this.#write(this.#unsent.map((id) => sent({ id })));
    this.#unsent = [];
    this.#keepSoon();
    this.#say({ words: 'saved', savedAt: Date.now() });
  }

  #lost(): void {
    const { shows } = this.standing.get();
    this.#say({ shows: shows === 'live' ? 'kept' : shows, words: this.isSent ? 'saved' : 'kept' });
  }

  /** The house does not let us in now. What waits here waits on: whoever comes back may still bring it. */
  #shut(): void {
    this.#say({ shows: 'gone' });
    clearTimeout(this.#resting);
    this.#socket?.disconnect();
  }

  /** It is not for us any more: what was read of it goes, and so does what was never taken in. */
  #gone(): void {
    this.#shut();
    void forgetWords(signedIn().cache, this.#space, this.#id).catch(() => {});
  }

  #say(change: Partial<Standing>): void {
    const before = this.standing.get();
    if (this.#closed || before.shows === 'gone') return;
    this.standing.set({ ...before, ...change });
  }

  #keepSoon(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#keepWhole(), rest);
  }

  #keepWhole(): void {
    clearTimeout(this.#resting);
    const { shows } = this.standing.get();
    // Whoever signed out leaves nothing behind that they read.
    if (shows === 'gone' || shows === 'opening' || who.get().state !== 'someone') return;
    this.#write([
      keep({ doc_id: this.#id, space_id: this.#space, state: Y.encodeStateAsUpdate(this.words) }),
    ]);
  }

  /** A browser that keeps nothing writes all the same. */
  #write(writes: Parameters<ReturnType<typeof signedIn>['cache']['write']>[0]): void {
    void signedIn()
      .cache.write(writes)
      .catch(() => {});
  }
}
