import type { ComponentType, ReactNode } from 'react';

/** One's trust in pieces, lent by the module that keeps it: insights may not import it. */
export interface TrustParts {
  readonly spiral: ReactNode;
  /** What opens next, in a line. */
  readonly next: string;
  readonly why: ReactNode;
}

export type OwnTrust = ComponentType<{
  face: ReactNode;
  score: number;
  most: number;
  children: (parts: TrustParts) => ReactNode;
}>;
