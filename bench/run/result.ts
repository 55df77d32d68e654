/** One line of the table. */
export interface Result {
  readonly figure: string;
  readonly ours: string;
  readonly beside: string;
  readonly bar: string;
  /** null: it could not be measured, and `ours` says why. */
  readonly reached: boolean | null;
}

/** What a measure finds: lines of the table, and figures in full for whoever wants to know more. */
export interface Findings {
  readonly results: readonly Result[];
  readonly details?: readonly string[];
}

export interface Circumstances {
  readonly quick: boolean;
  /** How long, in milliseconds, a round may wait for others to leave the machine alone. */
  readonly patience: number;
  /** Says what goes on, for whoever waits. */
  say(text: string): void;
}

export interface Measure {
  readonly name: string;
  readonly take: (circumstances: Circumstances) => Promise<Findings>;
}

export const thousands = (value: number): string =>
  value >= 9_950
    ? `${Math.round(value / 1000)}k`
    : value >= 995
      ? `${(value / 1000).toFixed(1)}k`
      : value.toFixed(0);
export const millis = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
export const seconds = (value: number): string => `${value.toFixed(2)} s`;
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
export const times = (ratio: number): string => `${ratio.toFixed(2)}x`;
export const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
