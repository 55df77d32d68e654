import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useEver } from './layer-focus.ts';
import { atRest } from './lazy-layers.ts';

/**
 * A sheet of a module, which comes like all that opens over a screen: when the page is at rest, or with the first wish for
 * it. Without a line to the house the wish is given up.
 */
export function sheetLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
  giveUp: (props: Props) => void,
): ComponentType<Props> {
  let Came: ComponentType<Props> | undefined;
  const fetchSheet = async (): Promise<void> => {
    Came ??= await load();
  };
  return function SheetLater(props: Props) {
    const open = isOpen(props);
    const wanted = useEver(open);
    const [, stands] = useState(Came !== undefined);
    const missing = useEffectEvent(() => giveUp(props));
    useEffect(() => atRest(() => void fetchSheet().catch(() => {})), []);
    useEffect(() => {
      if (!open || Came !== undefined) return undefined;
      let left = false;
      fetchSheet().then(
        () => left || stands(true),
        () => left || missing(),
      );
      return () => {
        left = true;
      };
    }, [open]);
    return wanted && Came !== undefined ? <Came {...props} /> : null;
  };
}
