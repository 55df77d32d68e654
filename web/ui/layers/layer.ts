import { useEffect, useRef, type ReactNode } from 'react';

export interface LayerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string | undefined;
  /** At the foot, always in reach: the filled button first. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Back to what opened it; after following a link in it, to the beginning of where one has come to. */
export function useFinalFocus(open: boolean): () => boolean | HTMLElement | null {
  const openedAt = useRef(location.pathname);
  useEffect(() => {
    if (open) openedAt.current = location.pathname;
  }, [open]);
  return () => openedAt.current === location.pathname || document.getElementById('main');
}
