import { Drawer } from '@base-ui/react/drawer';
import { VisuallyHidden } from '../../drawing/VisuallyHidden.tsx';
import { useFinalFocus, useOpening, type SheetProps } from '../layer-focus.ts';
import styles from '../Sheet.module.css';

export function BottomSheet({
  open,
  onOpenChange,
  title,
  untitled,
  description,
  actions,
  children,
}: SheetProps) {
  const finalFocus = useFinalFocus(open);
  const opened = useOpening(open);
  return (
    <Drawer.Root open={opened} onOpenChange={(next) => onOpenChange(next)}>
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
