import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { LucideIcon } from '../drawing/Icon.tsx';

/** A line of the house's menu: somewhere to go, or something to do. */
export interface MenuLine {
  label: string;
  icon: LucideIcon;
  href?: string;
  onPress?: () => void;
}

/** What a screen lends to the house while it is there. */
export interface Lending {
  /** Stands over the heart: in the rail on a wide screen. */
  overHeart?: ReactNode;
  /** The first lines of the house's menu. */
  lines?: readonly MenuLine[];
}

/** What the house lends to every screen. */
export interface Frame {
  /** The menu button on a phone, one's own face on a wide screen. */
  corner: ReactNode;
  /** One quiet line when something about the connection is worth knowing. */
  notice: ReactNode;
  /** On a phone, what mutes the house, for a screen that has a place for it; the menu has it in any case. */
  heart: ReactNode;
  /** On a phone, whether this screen is one of those under the thumb: nothing leads back from there. */
  isPlace: boolean;
  openMenu(): void;
  /** Asks first where something would be lost. */
  signOut(): void;
  borrow(lending: Lending | undefined): void;
}

export const FrameContext = createContext<Frame>({
  corner: null,
  notice: null,
  heart: null,
  isPlace: false,
  openMenu: () => {},
  signOut: () => {},
  borrow: () => {},
});

/** Lends something to the house for as long as the screen is there. Hand over the same object until it changes. */
export function useLending(lending: Lending): void {
  const { borrow } = useContext(FrameContext);
  useEffect(() => {
    borrow(lending);
    return () => borrow(undefined);
  }, [borrow, lending]);
}
