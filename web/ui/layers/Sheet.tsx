import { Drawer } from '@base-ui/react/drawer';
import { VisuallyHidden } from '../drawing/VisuallyHidden.tsx';
import { useWide } from '../motion.ts';
import { Dialog } from './Dialog.tsx';
import { useFinalFocus, type LayerProps } from './layer.ts';
import styles from './Sheet.module.css';

export interface SheetProps extends LayerProps {
  /** The title is read aloud only, when the sheet begins with something that says it already. */
  untitled?: boolean;
}

/** A sheet that rises from the foot of a phone and can be pushed down again; a dialog on a wide screen. */
export function Sheet(props: SheetProps) {
  return useWide() ? <Dialog {...props} /> : <BottomSheet {...props} />;
}

function BottomSheet({ open, onOpenChange, title, untitled, description, actions, children }: SheetProps) {
  const finalFocus = useFinalFocus(open);
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.scrim} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup className={styles.popup} finalFocus={finalFocus}>
            <i className={styles.handle} />
            <Drawer.Content className={styles.content}>
              <Drawer.Title className={styles.title} data-quiet={untitled || undefined}>
                {untitled ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </Drawer.Title>
              {description && (
                <Drawer.Description className={styles.description}>{description}</Drawer.Description>
              )}
              {children}
            </Drawer.Content>
            <footer className={styles.actions}>
              {actions}
              <Drawer.Close className={styles.close}>Close</Drawer.Close>
            </footer>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
