import { Menu as Base } from '@base-ui/react/menu';
import { cx } from '../../cx.ts';
import { Icon } from '../../drawing/Icon.tsx';
import { Kbd } from '../../words/Code.tsx';
import type { MenuProps } from '../menu.types.ts';
import styles from '../Menu.module.css';

/** Stands once it was wanted; see `Menu`. */
export function MenuPanel({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <Base.Root defaultOpen>
      <Base.Trigger render={trigger} />
      {/* Inside the main part, so that what it says belongs to a landmark. */}
      <Base.Portal container={document.querySelector('main')}>
        <Base.Positioner
          positionMethod="fixed"
          className={styles.place}
          align={align}
          sideOffset={6}
          collisionPadding={12}
        >
          <Base.Popup className={styles.menu}>
            {items.map((item) => (
              <Base.Item
                key={item.label}
                className={cx(styles.item, item.danger && styles.danger)}
                onClick={item.onSelect}
                disabled={item.disabled ?? false}
              >
                {item.icon && <Icon of={item.icon} />}
                {item.label}
                {item.shortcut && (
                  <span aria-hidden className={styles.shortcut}>
                    <Kbd>{item.shortcut}</Kbd>
                  </span>
                )}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
