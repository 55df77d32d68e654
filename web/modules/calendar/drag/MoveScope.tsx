import { ScopeDialog } from '../edit/ScopeDialog.tsx';
import type { AskedMove } from './useMovingEvents.ts';

/** Asks which days of something that repeats were meant by a move. */
export function MoveScope({ asked }: { asked: AskedMove | undefined }) {
  return (
    <ScopeDialog
      title={asked === undefined ? undefined : 'Move this event?'}
      onScope={(scope) => asked?.go(scope)}
      onClose={() => asked?.leave()}
    />
  );
}
