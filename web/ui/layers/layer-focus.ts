import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface LayerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string | undefined;
  /** At the foot, always in reach: the filled button first. */
  actions?: ReactNode;
  children?: ReactNode;
}

export interface SheetProps extends LayerProps {
  /** The title is read aloud only, when the sheet begins with something that says it already. */
  untitled?: boolean;
}

/** Back to what opened it; after following a link in it, to the beginning of where one has come to. */
export function useFinalFocus(open: boolean): () => boolean | HTMLElement | null {
  const openedAt = useRef(location.pathname);
  useEffect(() => {
    if (open) openedAt.current = location.pathname;
  }, [open]);
  return () => openedAt.current === location.pathname || document.getElementById('main');
}

/** Was it open at any time? What never was is not put together. */
export function useEver(open: boolean): boolean {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  return ever || open;
}

/** Open one moment later than it is put together, so that it is seen to open and knows what had the focus. */
export function useOpening(open: boolean): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setStands(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return open && stands;
}
