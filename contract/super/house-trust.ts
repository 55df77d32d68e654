/** What the three voices of trust are made of, for the whole house, over the four weeks before a day. */
export interface HouseCounts {
  /** Trust that came by what somebody did for another: a task confirmed, care given, a council closed. */
  readonly kept: number;
  /** Promises not kept, and reports upheld. */
  readonly broken: number;
  /** Different people who were thanked, tapped, or swapped perspectives. */
  readonly together: number;
  readonly people: number;
  /** Voices given in decisions that ended, and how many there could have been. */
  readonly voices: number;
  readonly electorate: number;
}

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.min(100, Math.round((part * 100) / whole));

export const houseTrust = ({ kept, broken, together, people, voices, electorate }: HouseCounts) => ({
  authenticity_score: share(kept, kept + broken),
  collaboration_potential: share(together, people),
  vision_alignment: share(voices, electorate),
});

/** Each voice in words: of what it is made. */
export const voicesInWords = {
  authenticity_score: 'Of what was promised, how much was kept',
  collaboration_potential: 'Of all of us, how many were thanked or tapped, or swapped perspectives',
  vision_alignment: 'Of all who could decide, how many did',
} as const;
