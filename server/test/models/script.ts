/** What a fake provider does, step by step. */
export type Step =
  | { readonly say: string }
  | { readonly propose: string; readonly args: unknown }
  | { readonly wait: number }
  | { readonly until: Promise<void> }
  /** Bytes that are no part of any protocol. */
  | { readonly blurt: string }
  /** The line goes dead: nothing comes any more, and it is not closed. */
  | { readonly hang: true }
  /** The line is cut in the middle. */
  | { readonly cut: true }
  /** Instead of an answer, before anything else. */
  | { readonly refuse: number; readonly words?: string; readonly headers?: Readonly<Record<string, string>> };

export interface Asked {
  readonly path: string;
  readonly key: string;
  /** The request as it stands, to look for what should not have gone out. */
  readonly text: string;
  readonly body: Record<string, unknown>;
}

export type Script = readonly Step[] | ((asked: Asked, times: number) => readonly Step[]);

/** Some words, each a step of its own, as models send them. */
export const saying = (text: string): Step[] => (text.match(/\S+\s*/g) ?? []).map((say) => ({ say }));
