import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import { Icon, type LucideIcon } from '../drawing/Icon.tsx';
import { Kbd } from '../words/Code.tsx';
import styles from './Menu.module.css';

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  /** The key that does the same on what the menu hangs from. */
  shortcut?: string;
  /** Cannot be taken back: set apart, in ember. */
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuProps {
  /** The control that opens it; it is given the menu's wiring. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Which edge of the trigger it hangs from. */
  align?: 'start' | 'end';
}

export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
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
