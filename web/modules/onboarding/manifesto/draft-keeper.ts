import { draftManifesto, ManifestoDraft } from '@kinsong/contract/onboarding/manifesto.ts';
import { ask } from '../../../platform/api/api.ts';
import { drafts, put } from '../../../platform/cache/stores.ts';
import { backoff } from '../../../platform/live/backoff.ts';
import { signedIn } from '../../../platform/signed-in.ts';

/** Its place among what one has begun to write on this device. */
const place = 'manifesto';
/** So long after the last key it is sent. */
const pause = 800;

/** What the house has not heard of yet. */
export async function keptOnDevice(): Promise<ManifestoDraft | undefined> {
  try {
    const kept = await signedIn().cache.get(drafts, place);
    return kept === undefined ? undefined : ManifestoDraft.parse(JSON.parse(kept.text));
  } catch {
    return undefined;
  }
}

const keepOnDevice = (draft: ManifestoDraft | undefined): Promise<void> =>
  signedIn()
    .cache.write([
      draft === undefined
        ? { store: drafts, drop: place }
        : put(drafts, { space_id: place, text: JSON.stringify(draft) }),
    ])
    .catch(() => {});

/** Keeps what is in the form: on this device with each key, and in the house after a pause, until it has arrived. */
export class DraftKeeper {
  #unsent: ManifestoDraft | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #tries = 0;

  change(draft: ManifestoDraft): void {
    this.#unsent = draft;
    void keepOnDevice(draft);
    this.#sendIn(pause);
  }

  /** Sends at once what has not been sent; one may leave. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
    if (this.#unsent !== undefined) await this.#send();
    clearTimeout(this.#timer);
  }

  /** It is kept for good elsewhere: there is nothing to begin with any more. */
  async drop(): Promise<void> {
    this.#unsent = undefined;
    clearTimeout(this.#timer);
    await this.#sending;
    await keepOnDevice(undefined);
  }

  #sendIn(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#sending ??= this.#send().finally(() => {
        this.#sending = undefined;
      });
    }, time);
  }

  async #send(): Promise<void> {
    const draft = this.#unsent;
    if (draft === undefined) return;
    try {
      await ask(draftManifesto, { body: draft });
      this.#tries = 0;
      if (this.#unsent !== draft) return this.#sendIn(pause);
      this.#unsent = undefined;
      await keepOnDevice(undefined);
    } catch {
      this.#sendIn(backoff(this.#tries++));
    }
  }
}
