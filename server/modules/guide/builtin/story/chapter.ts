/** One chapter of The Secret History of Humankind, as it may be told. */
export interface Chapter {
  title: string;
  /** What is seen; the second time round the other one. */
  scenes: readonly [string, string];
  /** How what was really done becomes what happened: {deed} is what stood on the list, {who} did it. */
  deeds: readonly [string, string];
  /** Where the tale stands still until something is done: {task} is what would move it. */
  waits: readonly [string, string];
  verse: readonly [string, string, string, string];
}
