export type ToastTone = 'calm' | 'good' | 'ember';

export interface ToastWords {
  /** What happened. */
  title: string;
  /** What to do next. */
  description?: string;
  tone?: ToastTone;
  action?: { label: string; onPress: () => void };
}

type Hear = (words: ToastWords) => void;

let unheard: ToastWords[] = [];
let hear: Hear = (words) => unheard.push(words);
let woken: () => void = () => {};

/** Says something in passing, from anywhere. An 'ember' toast is read out at once; all can be taken away early. */
export function toast(words: ToastWords): void {
  hear(words);
  woken();
}

/** Hands over what is said from now on, and what nobody was there to show yet. */
export function hearToasts(show: Hear): void {
  hear = show;
  const waiting = unheard;
  unheard = [];
  waiting.forEach(show);
}

/** For whoever brings what shows them. */
export function whenToasted(act: () => void): () => void {
  woken = act;
  if (unheard.length > 0) act();
  return () => {
    woken = () => {};
  };
}
