import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { IconButton } from '../controls/IconButton.tsx';
import styles from './Dialog.module.css';
import { useFinalFocus, type LayerProps } from './layer.ts';

/** A panel in the middle of the screen. Use `Sheet`, which is this on a wide screen and a sheet on a phone. */
export function Dialog({ open, onOpenChange, title, description, actions, children }: LayerProps) {
  const finalFocus = useFinalFocus(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.popup} finalFocus={finalFocus}>
            <header className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton icon={X} label="Close" />} />
            </header>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            <div className={styles.body}>{children}</div>
            {actions && <footer className={styles.actions}>{actions}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
