import type { MontageSegment, SegmentType, VisualEffect } from '@kinsong/contract/onboarding/montage.ts';
import { montageTimes } from '@kinsong/engines/onboarding/montage-timeline.ts';
import { asContent, asTitle } from './short-words.ts';
import { templates, type Words } from './templates.ts';
import type { Told } from './told.ts';

export type Draft = Words & { readonly type: SegmentType };

/** Five or six segments: what was said comes first, and who said little is told of a river to be crossed. */
export function typesFor({ personal, earth }: Told): readonly SegmentType[] {
  const said: SegmentType[] = [
    ...(personal === null ? [] : ['letter' as const]),
    ...(earth === null ? [] : ['planting' as const]),
  ];
  const crossing: SegmentType[] = said.length === 2 ? [] : ['crossing'];
  return ['origin', ...said, 'gathering', ...crossing, 'constellation', 'threshold'];
}

/** By the house's own words: the same person hears the same, until they have told something else. */
export const builtInMontage = (told: Told): MontageSegment[] =>
  asSegments(
    typesFor(told).map((type) => {
      const choices = templates[type](told);
      const chosen = choices[hash(`${told.seed} ${type}`) % choices.length];
      if (chosen === undefined) throw new Error(`no words for ${type}`);
      return { type, ...chosen };
    }),
  );

const inTheAir: Readonly<Record<SegmentType, readonly VisualEffect[]>> = {
  origin: ['mist'],
  letter: [],
  planting: ['mist'],
  gathering: ['sparks'],
  crossing: ['fireflies'],
  constellation: ['starfall'],
  threshold: ['snow'],
};

export const asSegments = (drafts: readonly Draft[]): MontageSegment[] =>
  drafts.map(({ type, title, content }, at) => ({
    segment_number: at + 1,
    type,
    title: asTitle(title),
    content: asContent(content),
    visual_effects: [...inTheAir[type]],
    duration: montageTimes.segment,
    transition_type: 'curtain',
    uploaded_content: [],
  }));

function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
