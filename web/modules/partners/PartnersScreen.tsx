import { shelves, type PartnerCard, type Shelf } from '@kinsong/contract/partners/partners.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { signedIn } from '../../platform/signed-in.ts';
import { Button, ButtonLink, ErrorState, Screen, Tabs, useMedia, useWide } from '../../ui/index.ts';
import { CardPanel, CardSheet } from './CardEditor.tsx';
import { shelfIn, shelfWords } from './partner-words.ts';
import { usePartners } from './partners.data.ts';
import styles from './PartnersScreen.module.css';
import { EmptyShelf, ShelfOfCards, ShelfSkeleton } from './ShelfOfCards.tsx';
import { useEditing, type Editing } from './useEditing.ts';

export interface PartnersScreenProps {
  title: string;
  /** The shelf that the address names. */
  tab: string | undefined;
  onTab: (shelf: Shelf) => void;
}

/** Neighbouring houses: four shelves of cards, which super users arrange where they stand. */
export function PartnersScreen({ title, tab, onTab }: PartnersScreenProps) {
  const wide = useWide();
  const known = usePartners();
  const shelf = shelfIn(tab);
  const shelfOf = (cards: readonly PartnerCard[]) => {
    const { is_super_user } = signedIn().person;
    return is_super_user ? (
      <ArrangedShelf cards={cards} shelf={shelf} />
    ) : (
      <div className={styles.page}>
        <ShelfOrNothing cards={cards} shelf={shelf} />
      </div>
    );
  };
  const panel = known.data ? (
    shelfOf(known.data.cards)
  ) : known.isError ? (
    <ErrorState onRetry={() => void known.refetch()} retrying={known.isFetching}>
      The shelves did not load just now. Nothing on them was changed.
    </ErrorState>
  ) : (
    <ShelfSkeleton />
  );
  return (
    <Screen
      area="guild"
      title={title}
      detail="Neighbouring houses we trust. They open in a new tab, and learn nothing about you from us."
      actions={wide && <WaysOn />}
    >
      <Tabs
        whole
        label="Shelves"
        value={shelf}
        onChange={(next) => onTab(shelfIn(next))}
        tabs={shelves.map((value) => ({ value, ...shelfWords[value], panel }))}
      />
      {!wide && (
        <div className={styles.ways}>
          <WaysOn />
        </div>
      )}
    </Screen>
  );
}

function WaysOn() {
  return (
    <>
      <ButtonLink kind="bare" icon={ArrowLeft} href="/mairy">
        Back to Game
      </ButtonLink>
      <ButtonLink href="/mairy">Enter the Game</ButtonLink>
    </>
  );
}

interface OnShelf {
  cards: readonly PartnerCard[];
  shelf: Shelf;
}

function ShelfOrNothing({
  cards,
  shelf,
  editing,
  onEdit,
}: OnShelf & { editing?: Editing; onEdit?: () => void }) {
  const here = cards.filter((card) => card.shelf === shelf);
  if (here.length === 0) return <EmptyShelf onAdd={onEdit} />;
  return <ShelfOfCards cards={here} label={shelfWords[shelf].label} editing={editing} onEdit={onEdit} />;
}

/** With the editor beside it, or on a sheet over it where there is no room. */
function ArrangedShelf({ cards, shelf }: OnShelf) {
  const beside = useMedia('(width >= 64rem)');
  const [open, setOpen] = useState(false);
  const editing = useEditing(cards, shelf, () => setOpen(false));
  const add = () => {
    editing.startNew();
    setOpen(true);
  };
  const hasCards = cards.some((card) => card.shelf === shelf);
  return (
    <div className={styles.arranged}>
      {!beside && hasCards && (
        <Button icon={Plus} wide onClick={add}>
          A new card
        </Button>
      )}
      <ShelfOrNothing
        cards={cards}
        shelf={shelf}
        editing={editing}
        onEdit={hasCards ? () => setOpen(true) : add}
      />
      {beside ? (
        <CardPanel editing={editing} />
      ) : (
        <CardSheet editing={editing} open={open} onOpenChange={setOpen} />
      )}
    </div>
  );
}
