import type { Letter } from './letter.ts';

/** Takes a letter to whoever it is for, or throws; jobs call it, so that it is tried again. */
export interface Mail {
  send(letter: Letter): Promise<void>;
  close(): void;
}
