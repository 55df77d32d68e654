import type { DangerCard } from '@kinsong/contract/guide/danger-card.ts';
import { extraOf } from '@kinsong/contract/guide/message-extra.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Store, useStore } from '../../../platform/store.ts';
import { books, liveStretch } from '../../messages/index.ts';

export interface InDanger {
  /** The answer that carries the card. */
  readonly answer: string;
  readonly card: DangerCard;
  /** What one had said, as far as it is held. */
  readonly said: Message | undefined;
}

const keptAs = 'kinsong.danger.left';

function kept(): string {
  try {
    return localStorage.getItem(keptAs) ?? '';
  } catch {
    return '';
  }
}

/** From whose card one went back to the talk on this device. */
const left = new Store(kept());

/** The talk goes on; the card stays in it, at its place. */
export function leaveDanger(answer: string): void {
  left.set(answer);
  try {
    localStorage.setItem(keptAs, answer);
  } catch {
    // It then lasts until the page is left.
  }
}

/** Stands until one goes back to the talk, or goes on in it on any device; words of the house do not push it away. */
export function useDanger(space: string): InDanger | undefined {
  const me = signedIn().person.id;
  const leftFrom = useStore(left);
  const messages = liveStretch(useStore(books.of(space)))?.messages ?? [];
  const last = messages.findLast(
    ({ author_id, extra, deleted_at }) =>
      deleted_at === null && (author_id === me || extraOf(extra)?.kind === 'guide'),
  );
  const hung = extraOf(last?.extra);
  if (last === undefined || hung?.kind !== 'guide' || last.id === leftFrom) return undefined;
  const card = hung.danger?.card ?? null;
  return card === null
    ? undefined
    : { answer: last.id, card, said: messages.find(({ id }) => id === hung.answers) };
}
