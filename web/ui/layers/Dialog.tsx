import { useLayers } from './lazy-layers.ts';
import { useEver, type LayerProps } from './layer-focus.ts';

/** A panel in the middle of the screen. Use `Sheet`, which is this on a wide screen and a sheet on a phone. */
export function Dialog(props: LayerProps) {
  const layers = useLayers(props.open, () => props.onOpenChange(false));
  const wanted = useEver(props.open);
  return layers !== undefined && wanted && <layers.DialogPanel {...props} />;
}
