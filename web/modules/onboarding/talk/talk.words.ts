import type { ManifestoField, Sharing, TalkTopic } from '@kinsong/contract/onboarding/manifesto-talk.ts';

/** What stands above each slip. */
export const slipNames: Readonly<Record<ManifestoField, string>> = {
  purpose: 'Purpose',
  values: 'Values',
  skills: 'Skills',
  interests: 'Interests',
  short_term_goals: 'Goals within a year',
  long_term_goals: 'Goals for later',
};

export const topicNames: Readonly<Record<TalkTopic, string>> = {
  purpose: 'purpose',
  values: 'values',
  skills: 'skills',
  interests: 'interests',
  goals: 'goals',
};

/** Each switch, and what it opens to whom. */
export const sharingNames: Readonly<Record<keyof Sharing, { name: string; opens: string }>> = {
  matchmaking: {
    name: 'Matchmaking',
    opens: 'The house reads your manifesto when it looks for people and projects that suit you.',
  },
  lore: { name: 'Lore', opens: 'Your guild may read your manifesto, and quote it in the stories it keeps.' },
};

export const talkStays =
  'That is what stands on your slips and in the manifesto form. What you and Mairy said to each other is read by nobody else.';

/** Who may read the manifesto, in a line. */
export function whoReads({ matchmaking, lore }: Sharing): string {
  if (matchmaking && lore) return 'Read for matchmaking and for lore';
  if (matchmaking) return 'Read for matchmaking, not for lore';
  return lore ? 'Read for lore, not for matchmaking' : 'Read by nobody else';
}
