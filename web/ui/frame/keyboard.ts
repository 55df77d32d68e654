import { useSyncExternalStore } from 'react';

/** Less of the screen than this is seen while a phone's keyboard is up. */
const seenAbove = 0.72;
const written = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"]), textarea';

/**
 * No event says that a phone's keyboard is up: somebody is writing, and much of the screen is gone. It is asked when
 * either changes, and not when the focus leaves: what is being pressed would move away from under the finger.
 */
function isUp(): boolean {
  const seen = visualViewport?.height ?? innerHeight;
  return seen < screen.height * seenAbove && document.activeElement?.matches(written) === true;
}

function whenItMoves(changed: () => void): () => void {
  visualViewport?.addEventListener('resize', changed);
  document.addEventListener('focusin', changed);
  return () => {
    visualViewport?.removeEventListener('resize', changed);
    document.removeEventListener('focusin', changed);
  };
}

export const useKeyboardUp = (): boolean => useSyncExternalStore(whenItMoves, isUp);
