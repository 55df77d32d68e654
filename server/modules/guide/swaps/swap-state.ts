import type { SwapPhase, SwapStep } from '@kinsong/contract/guide/swap.ts';

/** One of the two; `heard` is what the other said back of this telling. */
export interface SideState {
  readonly telling: string | null;
  readonly heard: string | null;
  readonly confirmed: boolean;
  readonly notQuite: string | null;
  readonly read: boolean;
}

export type Which = 0 | 1;

export interface SwapState {
  readonly phase: SwapPhase;
  readonly sides: readonly [SideState, SideState];
}

const fresh: SideState = { telling: null, heard: null, confirmed: false, notQuite: null, read: false };
export const atFirst: SwapState = { phase: 'telling', sides: [fresh, fresh] };

export const otherOf = (who: Which): Which => (who === 0 ? 1 : 0);

/** The exchange after a step of one of the two; null where this is not a step they may take now. */
export function afterStep(state: SwapState, who: Which, step: SwapStep): SwapState | null {
  const mine = state.sides[who];
  const theirs = state.sides[otherOf(who)];
  if (step.do === 'leave') return over(state) ? null : { ...state, phase: 'left' };
  if (step.do === 'tell')
    return state.phase === 'telling' ? withSide(state, who, { telling: step.text }) : null;
  if (step.do === 'read') return state.phase === 'reading' ? withSide(state, who, { read: true }) : null;
  if (state.phase !== 'saying_back') return null;
  if (step.do === 'say_back')
    return theirs.confirmed ? null : withSide(state, otherOf(who), { heard: step.text, notQuite: null });
  if (mine.heard === null || mine.confirmed) return null;
  return step.do === 'confirm'
    ? withSide(state, who, { confirmed: true, notQuite: null })
    : withSide(state, who, { notQuite: step.text });
}

const over = ({ phase }: SwapState): boolean => phase === 'finished' || phase === 'left';

function withSide({ phase, sides }: SwapState, who: Which, change: Partial<SideState>): SwapState {
  const next: [SideState, SideState] = [...sides];
  next[who] = { ...next[who], ...change };
  return { phase: phaseOf(phase, next), sides: next };
}

/** A phase is over when both have done their part of it. */
function phaseOf(phase: SwapPhase, sides: readonly [SideState, SideState]): SwapPhase {
  const both = (done: (side: SideState) => boolean): boolean => sides.every(done);
  if (phase === 'telling' && both(({ telling }) => telling !== null)) return 'saying_back';
  if (phase === 'saying_back' && both(({ confirmed }) => confirmed)) return 'reading';
  if (phase === 'reading' && both(({ read }) => read)) return 'finished';
  return phase;
}
