import { useSyncExternalStore } from 'react';

/** The little of routing that landing and entry need, so that they load without a router. */
const listeners = new Set<() => void>();

export function addressChanged(): void {
  for (const listener of listeners) listener();
}

export function goTo(address: string): void {
  history.pushState(null, '', address);
  addressChanged();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
};

/** The path one is at, without query and fragment. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);

/** Every plain link of ours is followed without a reload, so that the kit needs to know no router. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    goTo(link.pathname + link.search + link.hash);
  });
}
