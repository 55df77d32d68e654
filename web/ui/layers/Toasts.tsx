import { useEffect, useState } from 'react';
import { useLayers, useLayersAtRest } from './lazy-layers.ts';
import { whenToasted } from './toast.ts';

/** Stands once in the app: where toasts are shown. */
export function Toasts() {
  const [wanted, want] = useState(false);
  useLayersAtRest(() => want(true));
  useEffect(() => whenToasted(() => want(true)), []);
  const layers = useLayers(wanted, () => want(false));
  return layers && <layers.ToastPanel />;
}
