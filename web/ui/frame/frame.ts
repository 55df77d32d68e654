import { createContext, type ReactNode } from 'react';

export type Area = 'guild' | 'salon' | 'council' | 'room' | 'organiser' | 'lodging' | 'workshop' | 'insight';

/** What the house lends to every screen's header. */
export interface Frame {
  /** The menu button on a phone, one's own face on a wide screen. */
  corner: ReactNode;
  /** One quiet line when something about the connection is worth knowing. */
  notice: ReactNode;
  /** On a phone, what stands in the lower left corner. */
  heart: ReactNode;
}

export const FrameContext = createContext<Frame>({ corner: null, notice: null, heart: null });
