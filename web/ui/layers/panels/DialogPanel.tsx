import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { IconButton } from '../../controls/IconButton.tsx';
import { VisuallyHidden } from '../../drawing/VisuallyHidden.tsx';
import styles from '../Dialog.module.css';
import { useFinalFocus, useOpening, type SheetProps } from '../layer-focus.ts';

export function DialogPanel(props: SheetProps) {
  const { open, onOpenChange, title, untitled, description, actions, children } = props;
  const finalFocus = useFinalFocus(open);
  const opened = useOpening(open);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={opened} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport}>
          {/* It is read from its title on: the first thing in it to press would be the one that closes it. */}
          <Base.Popup ref={popup} className={styles.popup} initialFocus={popup} finalFocus={finalFocus}>
            <header className={styles.header} data-quiet={untitled || undefined}>
              <Base.Title className={styles.title}>
                {untitled ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </Base.Title>
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
