import { createContext } from 'react';
import type { Shown } from '../unsent-overlay.ts';

/** Tasks by the message whose words they came of: known once for all rows of a talk. */
export type Sayings = ReadonlyMap<string, readonly Shown[]>;

export const SayingsContext = createContext<Sayings>(new Map());
