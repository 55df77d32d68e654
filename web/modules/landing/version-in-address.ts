import { useEffect, useRef } from 'react';
import type { Skin } from '../../ui/index.ts';

type Place = Pick<Location, 'search'>;

export const versionIn = ({ search }: Place): string | null => new URLSearchParams(search).get('version');

/** `?version=v2` is the second composition; the other versions are skins, worn before the first paint. */
export const isSecond = (place: Place): boolean => versionIn(place) === 'v2';

/** Whether the address asks to be signed out and forgotten. */
export const wantsAfresh = ({ search }: Place): boolean =>
  new URLSearchParams(search).get('fresh') === 'true';

/** The address of the front in another skin; the one it wears by itself needs no word. */
export function addressIn(skin: Skin, address: string): string {
  const next = new URL(address);
  if (skin === 'epic') next.searchParams.delete('version');
  else next.searchParams.set('version', skin);
  return next.href;
}

/** Whoever changes the skin changes the address with it, so that a reload or a shared link shows the same. */
export function useSkinInAddress(skin: Skin): void {
  const worn = useRef(skin);
  useEffect(() => {
    if (worn.current === skin) return;
    worn.current = skin;
    history.replaceState(history.state, '', addressIn(skin, location.href));
  }, [skin]);
}
