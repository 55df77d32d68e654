import type { Act } from './acts.ts';

/** How a clause of this form says what it is: the first that fits. `rest`: the thing itself stands behind these words. */
export type ActRule = readonly [act: Act, pattern: string, rest?: 'rest'];
