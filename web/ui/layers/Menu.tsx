import { cloneElement, useState } from 'react';
import { useLayers } from './lazy-layers.ts';
import type { MenuProps } from './menu.types.ts';

/** Every message has one and few are opened: until it is pressed, a menu is the button it hangs from. */
export function Menu(props: MenuProps) {
  const { trigger } = props;
  const [wanted, want] = useState(false);
  const layers = useLayers(wanted, () => want(false));
  if (wanted && layers !== undefined) return <layers.MenuPanel {...props} />;
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => want(true),
    onKeyDown: (event) => {
      trigger.props.onKeyDown?.(event);
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      want(true);
    },
  });
}
