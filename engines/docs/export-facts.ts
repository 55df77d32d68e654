/** What a doc only points at, looked up for whoever exports it. What is not here is not theirs to see, or gone. */
export interface ExportFacts {
  readonly title: string;
  readonly tasks: ReadonlyMap<string, { readonly text: string; readonly done: boolean }>;
  /** Where the picture of a file is to be found from what is exported. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** Nothing is known of what it points at. */
export const noFacts: ExportFacts = { title: '', tasks: new Map(), pictures: new Map() };
