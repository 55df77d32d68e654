/** A number to call, and in which part of the world it is one. */
export interface Line {
  readonly number: string;
  readonly where: string;
}

/** What stands where a life may be in danger: a number to call, large, and nothing after it. */
export interface DangerCard {
  readonly call: Line;
  readonly elsewhere: Line[];
  /** Who listens at any hour to whoever does not want to live. */
  readonly listening: Line[];
  /** What to do, each in one line. */
  readonly steps: { readonly lead: string; readonly rest: string }[];
}
