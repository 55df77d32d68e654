import type { MontageSegment } from '@kinsong/contract/onboarding/montage.ts';

const segment = (
  segment_number: number,
  told: Pick<MontageSegment, 'type' | 'title' | 'content' | 'visual_effects' | 'duration'>,
): MontageSegment => ({ segment_number, ...told, transition_type: 'curtain', uploaded_content: [] });

/** S1 §4 and §8: three that are shown where the house wrote none. They last 6, 7 and 5 seconds. */
export const builtInSegments: readonly MontageSegment[] = [
  segment(1, {
    type: 'origin',
    title: 'They carried it home',
    content: 'Fire, seed, a song, a kept word.\nNobody wrote it down.\nYou are what they carried.',
    visual_effects: ['mist'],
    duration: 6000,
  }),
  segment(2, {
    type: 'crossing',
    title: 'Somebody kept a light',
    content:
      'Every river was crossed by night first.\nThey steered by one window\nand by who might be standing in it.',
    visual_effects: ['fireflies'],
    duration: 7000,
  }),
  segment(3, {
    type: 'threshold',
    title: 'Now it is your turn',
    content: 'There is somebody you have been meaning to call.\nThe door is open.',
    visual_effects: ['snow'],
    duration: 5000,
  }),
];
