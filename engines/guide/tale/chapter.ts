import type { Deed } from './deeds.words.ts';

/**
 * The Secret History of Humankind, as data. A chapter is a small graph: scenes in which something is chosen, then a door
 * that waits until one real small thing is done in the house. What is chosen is kept by the name of its scene and comes
 * back in what is `remembered`; what was really done is woven in by `deeds`. Nothing here is made up while it is played.
 */
export interface Chapter {
  readonly title: string;
  /** "Where am I?" */
  readonly place: string;
  /** The first one opens the chapter. */
  readonly scenes: readonly [Scene, ...Scene[]];
  /** What is seen where the chapter ends, before the real thing that is waited for. */
  readonly door: string;
  /** How what was really done becomes what happened: {deed} is what stood on the list, {who} did it. */
  readonly deeds: readonly [string, string];
  /** Where the tale stands still until something is done: {task} is what would move it. */
  readonly waits: readonly [string, string];
  /** Real tasks in whose title one of these words stands fit this door best. */
  readonly fits: string;
  readonly people: readonly Met[];
  readonly lies: Lying;
  /** What comes of a drawn dagger. */
  readonly fought: string;
  readonly remembers: readonly Remembered[];
  readonly verse: readonly [string, string, string, string];
}

export interface Scene {
  /** Its own among all chapters: what is chosen in it is kept under this name. */
  readonly id: string;
  readonly text: string;
  readonly look: string;
  /** A question whose yes is the first choice and whose no is the last, the one that holds back. */
  readonly asks: string;
  readonly choices: readonly [Choice, Choice, ...Choice[]];
}

export interface Choice {
  readonly id: string;
  /** As it follows "you can": "lay on the branch". */
  readonly label: string;
  /** The first one needs no thing beside it: "I help". */
  readonly deeds: readonly [Deed, ...Deed[]];
  /** Words that name what it is done to. */
  readonly things: string;
  readonly text: string;
  /** Another scene than the next one; 'door' ends the chapter. */
  readonly to?: string;
}

export interface Met {
  readonly names: string;
  readonly says: string;
}

/** What may be taken along from this chapter. */
export interface Lying {
  readonly id: string;
  readonly names: string;
  /** As it stands among what is carried: "a piece of rope". */
  readonly called: string;
  readonly taken: string;
}

/** A line for each way in which an earlier scene went; 'any' for what is carried, wherever it was taken. */
export interface Remembered {
  /** The scene in which it comes back, or 'door'. */
  readonly at: string;
  readonly scene: string;
  readonly lines: Readonly<Record<string, string>>;
}
