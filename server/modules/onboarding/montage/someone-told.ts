import type { Told } from './told.ts';

/** For tests: somebody who has told the house nothing, but for what is said here. */
export const toldOf = (more: Partial<Told> = {}): Told => ({
  seed: '0199a0de-0000-7000-8000-000000000001',
  name: 'Nora',
  personal: null,
  earth: null,
  places: [],
  due: [],
  done: 0,
  ...more,
});
