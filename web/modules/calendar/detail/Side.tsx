import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Card, IconButton, Sheet, useMedia } from '../../../ui/index.ts';
import styles from './Side.module.css';

export interface SideProps {
  open: boolean;
  /** How it is called, as a whole. */
  title: string;
  /** Above its title. */
  lead?: ReactNode;
  /** In place of the title, where that has a shape of its own. */
  head?: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Wide enough for the week and one of its things beside it. */
export const useBeside = (): boolean => useMedia('(width >= 64rem)');

/** What is open beside the calendar: a lit panel, or a sheet over it. */
export function Side({ open, title, lead, head, actions, onClose, children }: SideProps) {
  const beside = useBeside();
  if (!beside)
    return (
      <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={title} actions={actions}>
        <div className={styles.inSheet}>
          {lead}
          {children}
        </div>
      </Sheet>
    );
  if (!open) return null;
  return (
    <Card look="lit" className={styles.panel}>
      <section aria-label={title} className={styles.inside}>
        <div className={styles.top}>
          <div className={styles.lead}>{lead ?? head}</div>
          <IconButton icon={X} label="Close" onClick={onClose} />
        </div>
        <div className={styles.scroll}>
          {head === undefined && <h2 className={styles.title}>{title}</h2>}
          {children}
        </div>
        {actions && <div className={styles.foot}>{actions}</div>}
      </section>
    </Card>
  );
}
