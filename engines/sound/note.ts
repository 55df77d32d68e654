/** One tone of a plan. Times are seconds after the plan's own beginning. */
export interface Note {
  readonly at: number;
  readonly frequency: number;
  readonly length: number;
  /** Where in its wave it begins, in degrees. */
  readonly phase: number;
  readonly peak: number;
  /** How long it takes to swell to its peak; from there it fades until its end. */
  readonly swell: number;
}

/** What a tone fades to before it is cut: a thousandth is no longer heard. */
export const faded = 0.001;

/** All that sounds goes through one gain. */
export const masterGain = 0.12;
