import type { When } from '../../frames/frame.ts';
import type { Span } from '../words/mask.ts';

/** What was said about time: one day with its hour, and every stretch of the plain line that says it. */
export interface Dated extends Span {
  readonly when: When;
  readonly spans: readonly Span[];
}
