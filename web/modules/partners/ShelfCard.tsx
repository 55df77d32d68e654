import type { PartnerCard } from '@kinsong/contract/partners/partners.ts';
import EyeOff from 'lucide-react/icons/eye-off';
import Moon from 'lucide-react/icons/moon';
import Pencil from 'lucide-react/icons/pencil';
import type { KeyboardEvent } from 'react';
import { Badge, Button, ButtonLink, cx, IconButton, toast, VisuallyHidden } from '../../ui/index.ts';
import { MotifPicture } from './MotifPicture.tsx';
import { comingSoon } from './partner-words.ts';
import styles from './ShelfCard.module.css';

/** What a super user does at the card itself. */
export interface AtCard {
  readonly isChosen: boolean;
  onEdit(): void;
  /** One place earlier or later on its shelf. */
  onMove(step: -1 | 1): void;
}

/** A tool or a partner: what it is called, what it is for, and the way to it where there is one. */
export function ShelfCard({ card, arranging }: { card: PartnerCard; arranging?: AtCard | undefined }) {
  const { name, words, address, motif, hidden } = card;
  return (
    <li className={cx(styles.card, arranging?.isChosen && styles.chosen)}>
      <MotifPicture motif={motif} className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.line}>{words}</p>
        {hidden && <Badge icon={EyeOff}>Hidden; only super users see it</Badge>}
      </div>
      <div className={styles.way}>
        {address === null ? (
          <Button kind="bare" icon={Moon} className={styles.soon} onClick={() => toast(comingSoon(name))}>
            Coming Soon<VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        ) : (
          <ButtonLink href={address} outside>
            Visit Live<VisuallyHidden>{name}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
      {arranging && <EditButton name={name} arranging={arranging} />}
    </li>
  );
}

/** With Alt held the arrows carry the card along its shelf. */
function EditButton({ name, arranging: { isChosen, onEdit, onMove } }: { name: string; arranging: AtCard }) {
  const carry = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1;
    if (!event.altKey || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <IconButton
      icon={Pencil}
      label={`Edit ${name}`}
      className={styles.pencil}
      aria-pressed={isChosen}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
      onClick={onEdit}
      onKeyDown={carry}
    />
  );
}
