import { newId } from '@kinsong/contract/common/ids.ts';
import type { CardInput, PartnerCard, Shelf } from '@kinsong/contract/partners/partners.ts';
import { useState } from 'react';

/** A card as somebody is writing it, and which revision of it they saw; 0 is a new one. */
export interface Draft extends CardInput {
  readonly rev: number;
}

const blank = (shelf: Shelf): Draft => ({
  rev: 0,
  shelf,
  name: '',
  words: '',
  address: '',
  motif: 'door',
  hidden: false,
});

const draftOf = ({ rev, shelf, name, words, address, motif, hidden }: PartnerCard): Draft => ({
  rev,
  shelf,
  name,
  words,
  address: address ?? '',
  motif,
  hidden,
});

/** Nobody writes out what every address begins with. */
export function addressOf(written: string): string {
  const text = written.trim();
  return /^[\w-]+(?:\.[\w-]+)+(?:[:/?#].*)?$/.test(text) ? `https://${text}` : text;
}

/** What is being written, card by card: looking at another card loses nothing. */
export function useDrafts(cards: readonly PartnerCard[], shelf: Shelf) {
  const [newCard, setNewCard] = useState(newId);
  const [chosen, choose] = useState<string>();
  const [written, setWritten] = useState<Readonly<Record<string, Draft>>>({});
  const card = cards.find(({ id }) => id === chosen);
  const id = card?.id ?? newCard;
  const draft = written[id] ?? (card === undefined ? blank(shelf) : draftOf(card));
  const set = (next: Draft | undefined) =>
    setWritten((before) => {
      const others = Object.fromEntries(Object.entries(before).filter(([each]) => each !== id));
      return next === undefined ? others : { ...others, [id]: next };
    });
  return {
    id,
    card,
    draft,
    /** Somebody else changed it since this was begun. */
    isOvertaken: card !== undefined && draft.rev !== card.rev,
    choose,
    change: (part: Partial<Draft>) => set({ ...draft, ...part }),
    takeTheirs: () => set(undefined),
    /** It is kept: what was written is the card now, and the next new one is another. */
    kept: () => {
      set(undefined);
      if (card === undefined) setNewCard(newId());
    },
  };
}
