import { useWide } from '../motion.ts';
import { useLayers } from './lazy-layers.ts';
import { useEver, type SheetProps } from './layer-focus.ts';

/** A sheet that rises from the foot of a phone and can be pushed down again; a dialog on a wide screen. */
export function Sheet(props: SheetProps) {
  const wide = useWide();
  const layers = useLayers(props.open, () => props.onOpenChange(false));
  const wanted = useEver(props.open);
  if (layers === undefined || !wanted) return null;
  return wide ? <layers.DialogPanel {...props} /> : <layers.BottomSheet {...props} />;
}
