import * as z from 'zod';
import { call } from '../common/call.ts';

/** What a segment shows; each is painted otherwise. */
export const SegmentType = z.enum([
  'origin',
  'letter',
  'planting',
  'gathering',
  'crossing',
  'constellation',
  'threshold',
]);
export type SegmentType = z.infer<typeof SegmentType>;

/** What is in the air of it. */
export const VisualEffect = z.enum(['sparks', 'fireflies', 'mist', 'snow', 'starfall']);
export type VisualEffect = z.infer<typeof VisualEffect>;

export const longestTitle = 60;
/** At most three lines. */
export const longestContent = 240;

/** S1 §3. */
export const MontageSegment = z.object({
  segment_number: z.int().min(1),
  type: SegmentType,
  title: z.string().min(1).max(longestTitle),
  content: z.string().min(1).max(longestContent),
  visual_effects: z.array(VisualEffect),
  /** In milliseconds. */
  duration: z.int().min(1000).max(60_000),
  transition_type: z.enum(['curtain']),
  /** What somebody brought for it; nobody can bring anything yet. */
  uploaded_content: z.array(z.object({ description: z.string(), contributor: z.string() })),
});
export type MontageSegment = z.infer<typeof MontageSegment>;

/** S1 §7. What is wished for as vision and style is taken, and written into nothing. */
export const createMontage = call({
  name: 'onboarding.createMontage',
  title: 'Have the montage of the first evening written, from what one has told the house',
  method: 'POST',
  path: '/api/mairy/create-cinematic-montage',
  body: z.object({
    player_id: z.unknown().optional(),
    montage_type: z.literal('consciousness_expansion_intro').default('consciousness_expansion_intro'),
    use_uploaded_content: z.boolean().optional(),
    artistic_vision: z.string().max(1000).optional(),
    cinematic_style: z.string().max(1000).optional(),
  }),
  answer: z.object({ montage_segments: z.array(MontageSegment).min(1).max(7) }),
  permission: 'person',
  errors: ['input.wrong'],
});
