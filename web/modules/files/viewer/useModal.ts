import { useEffect, type RefObject } from 'react';

/**
 * What lies behind waits: it takes no key and no press, and has its focus back afterwards. Menus and questions that open
 * from within stand beside it in the page and are not held.
 */
export function useModal(layer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    const behind = [...document.body.children].filter((each) => each !== layer.current && !isInert(each));
    for (const each of behind) each.setAttribute('inert', '');
    layer.current?.focus();
    return () => {
      for (const each of behind) each.removeAttribute('inert');
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [layer]);
}

const isInert = (element: Element): boolean => element.hasAttribute('inert');
