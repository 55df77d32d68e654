import { useEffect, useEffectEvent, useState } from 'react';
import type * as layers from './panels/index.ts';

type Layers = typeof layers;

/**
 * Sheets, dialogs, menus and toasts weigh as much as all else that a screen is made of, and none is part of what is seen
 * first: they come when the page is at rest, or with the first one that opens.
 */
let came: Layers | undefined;
let coming: Promise<Layers> | undefined;

function fetchLayers(): Promise<Layers> {
  coming ??= import('./panels/index.ts');
  coming.then(
    (all) => (came = all),
    // Asked for again with the next one that opens.
    () => (coming = undefined),
  );
  return coming;
}

/** What opens over a screen, once it is wanted and there. Without a line to the house the wish is given up. */
export function useLayers(wanted: boolean, onMissing: () => void): Layers | undefined {
  const giveUp = useEffectEvent(onMissing);
  const [, stands] = useState(came !== undefined);
  useEffect(() => {
    if (!wanted || came !== undefined) return undefined;
    let left = false;
    fetchLayers().then(
      () => left || stands(true),
      () => left || giveUp(),
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return came;
}

/** How long after its load a page counts as at rest, in milliseconds: what it shows first may still be on its way. */
const rest = 2000;

/** Does something that nobody waits for when the page is at rest. */
export function atRest(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(act, rest);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    removeEventListener('load', begin);
    clearTimeout(timer);
  };
}

/** Calls `then` when the page is at rest, for whoever brings the layers. */
export function useLayersAtRest(then: () => void): void {
  const wanted = useEffectEvent(then);
  useEffect(() => atRest(() => wanted()), []);
}
