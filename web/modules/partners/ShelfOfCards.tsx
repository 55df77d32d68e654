import type { PartnerCard } from '@kinsong/contract/partners/partners.ts';
import Plus from 'lucide-react/icons/plus';
import { Bone, Button, Empty, Skeleton } from '../../ui/index.ts';
import { ShelfCard } from './ShelfCard.tsx';
import styles from './PartnersScreen.module.css';
import type { Editing } from './useEditing.ts';

interface ShelfOfCardsProps {
  cards: readonly PartnerCard[];
  label: string;
  /** Whoever may arrange it. */
  editing?: Editing | undefined;
  onEdit?: (() => void) | undefined;
}

export function ShelfOfCards({ cards, label, editing, onEdit }: ShelfOfCardsProps) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {cards.map((card) => (
        <ShelfCard
          key={card.id}
          card={card}
          arranging={
            editing && {
              isChosen: editing.card?.id === card.id,
              onEdit: () => {
                editing.edit(card.id);
                onEdit?.();
              },
              onMove: (step) => editing.move(card.id, step),
            }
          }
        />
      ))}
    </ul>
  );
}

export function EmptyShelf({ onAdd }: { onAdd?: (() => void) | undefined }) {
  return (
    <Empty
      title="This shelf is still empty"
      actions={
        onAdd && (
          <Button kind="thread" size="l" icon={Plus} onClick={onAdd}>
            Put the first card here
          </Button>
        )
      }
    >
      {onAdd
        ? 'A tool you trust, or a house next door: everybody here will see it.'
        : 'Those who look after the house put here what they know and trust. Tell one of them what is missing.'}
    </Empty>
  );
}

export function ShelfSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton label="Loading the shelves">
        <div className={styles.cards}>
          {Array.from({ length: 6 }, (_, card) => (
            <Bone key={card} className={styles.ghost} />
          ))}
        </div>
      </Skeleton>
    </div>
  );
}
