import type { Answerer, ExtraOf, Mode } from '@kinsong/contract/guide/message-extra.ts';
import { longestMessage } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../../platform/house.ts';
import { keepWords } from '../../messages/index.ts';
import { keepAlive, type AnswerRow } from './answers.sql.ts';

/** One answer on its way: whose, to what, where. */
export interface Writing {
  readonly spaceId: string;
  readonly messageId: string;
  readonly saidId: string | null;
  readonly kind: Exclude<AnswerRow['kind'], 'errand'>;
  readonly by: Answerer;
  readonly mode: Mode;
  readonly conjured: boolean;
  readonly text: string;
}

const keptEvery = 1000;

/** The text of an answer while it comes: each piece is told at once, all of it is kept and told once a second. */
export class Pen {
  text = '';
  readonly #house: House;
  readonly #writing: Writing;
  readonly #beat: NodeJS.Timeout;
  #kept = '';

  constructor(house: House, writing: Writing) {
    this.#house = house;
    this.#writing = writing;
    this.#beat = setInterval(() => void this.#keep(), keptEvery);
  }

  write(piece: string): void {
    const offset = this.text.length;
    const text = piece.slice(0, longestMessage - offset);
    if (text === '') return;
    this.text += text;
    this.#tell(offset, text);
  }

  lift(): void {
    clearInterval(this.#beat);
  }

  async #keep(): Promise<void> {
    const { messageId } = this.#writing;
    const { db, clock, log } = this.#house;
    const now = this.text;
    try {
      await keepAlive(db, messageId, clock.now());
      if (now === this.#kept) return;
      this.#kept = now;
      await keepWords(this.#house, messageId, now);
      this.#tell(0, now);
    } catch (error) {
      log.warn({ err: error }, 'an answer could not be kept for a moment');
    }
  }

  #tell(offset: number, text: string): void {
    const { spaceId, messageId } = this.#writing;
    this.#house.live.signal(spaceId, { s: 'piece', message: messageId, offset, text });
  }
}

export function guideExtra(
  house: House,
  { mode, by, saidId }: Writing,
  {
    danger,
    ...more
  }: Pick<ExtraOf<'guide'>, 'state' | 'danger'> & Partial<Pick<ExtraOf<'guide'>, 'is_lyrical' | 'told'>>,
): ExtraOf<'guide'> {
  return {
    kind: 'guide',
    mode,
    by,
    model: by === 'model' ? (house.model?.provider.model ?? null) : null,
    answers: saidId,
    is_lyrical: false,
    told: false,
    ...more,
    ...(danger !== undefined && { danger }),
  };
}
