import type { finders, Template } from '@kinsong/contract/spaces/settings.ts';

export const templateWords: Readonly<Record<Template, string>> = {
  empty: 'Empty',
  event: 'An event',
  house_repair: 'House repair',
  care: 'Care of someone',
  journey: 'A journey',
  company: 'A company',
  retreat: 'A retreat',
};

/** Who finds a salon, and what follows from it. */
export const finderWords: Readonly<Record<(typeof finders)[number], { name: string; means: string }>> = {
  nobody: { name: 'Only who is invited', means: 'Nobody else learns that it is there.' },
  acquainted: {
    name: 'Our families and guilds',
    means:
      'Whoever shares a family or a guild with one of you may ask to enter. Nobody enters by themselves.',
  },
  house: {
    name: 'Everyone in the house',
    means: 'Anyone who is signed in may ask to enter. Nobody enters by themselves.',
  },
};
