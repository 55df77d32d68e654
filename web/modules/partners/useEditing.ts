import type { PartnerCard, Shelf } from '@kinsong/contract/partners/partners.ts';
import type { SubmitEvent } from 'react';
import { failureOf } from '../../platform/api/failure.ts';
import { toast } from '../../ui/index.ts';
import { useDrafts } from './card-draft.ts';
import { useArranging } from './partners.data.ts';
import { beforeAfterStep } from './shelf-order.ts';

/** A card on its way from the first word to its shelf, and what else becomes of it. */
export function useEditing(cards: readonly PartnerCard[], shelf: Shelf, onKept: () => void) {
  const { id, card, draft, isOvertaken, choose, change, takeTheirs, kept } = useDrafts(cards, shelf);
  const { keep, place, remove } = useArranging();
  const order = (on: Shelf) => cards.filter((each) => each.shelf === on).map((each) => each.id);
  const own = card === undefined ? [] : order(card.shelf);
  const say = (failed: unknown) => toast({ ...failureOf(failed), tone: 'ember' });
  const turnTo = (next: string | undefined) => {
    keep.reset();
    choose(next);
  };
  return {
    card,
    draft,
    isOvertaken,
    busy: keep.isPending,
    failure: keep.error ? failureOf(keep.error) : undefined,
    place: { at: own.indexOf(id) + 1, of: own.length },
    edit: turnTo,
    startNew: () => turnTo(undefined),
    change,
    takeTheirs: () => {
      keep.reset();
      takeTheirs();
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (keep.isPending) return;
      // Whoever was overtaken has seen what the card says now, and says it again.
      keep.mutate(
        { ...draft, id, rev: card?.rev ?? 0 },
        {
          onSuccess: (made) => {
            kept();
            choose(made.id);
            toast({ title: `${made.name} is on its shelf`, tone: 'good' });
            onKept();
          },
        },
      );
    },
    move: (moved: string, step: -1 | 1) => {
      const on = cards.find((each) => each.id === moved)?.shelf ?? shelf;
      const before = beforeAfterStep(order(on), moved, step);
      if (before !== undefined) place.mutate({ id: moved, before }, { onError: say });
    },
    remove: (gone: PartnerCard) =>
      remove.mutate(gone, {
        onError: say,
        onSuccess: () => {
          choose(undefined);
          onKept();
        },
      }),
  };
}

export type Editing = ReturnType<typeof useEditing>;
