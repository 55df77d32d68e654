/** A task or an event that a sheet could become. Unticked ones are left aside when it is finished. */
export interface Offer {
  /** Of the form’s own: which it is; of one that somebody added: an id. */
  readonly key: string;
  readonly kind: 'task' | 'event';
  readonly title: string;
  readonly person_id: string | null;
  /** By when, or when it is: an event without a day asks for one. */
  readonly day: string | null;
  readonly time: string | null;
  readonly ticked: boolean;
}

/** What one person says to a question, in their own words. */
export interface OwnWords {
  readonly person_id: string;
  readonly text: string;
  readonly at: string;
}

/** A question as far as it is answered. It is lit once all who take part said yes to one and the same sentence. */
export interface Point {
  readonly question: string;
  readonly words: readonly OwnWords[];
  readonly sentence: { readonly text: string; readonly by: string; readonly at: string } | null;
  readonly yes: readonly string[];
  readonly lit_at: string | null;
}

export interface Filling {
  readonly takers: readonly string[];
  readonly points: readonly Point[];
  /** What was said of what the sheet offers; the others are as the form has them. */
  readonly offers: readonly Offer[];
}
