import { minute } from '@kinsong/contract/common/time.ts';
import { who } from '../../platform/session/session.ts';
import { closeJournal, hasUnkept, openJournal } from './journal-tab.ts';

/** How long nobody touches it before it closes by itself. */
export const closesAfter = 5 * minute;
const touches = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let touchedAt = 0;
let watch: ReturnType<typeof setInterval> | undefined;

const touched = (): void => {
  touchedAt = Date.now();
};

/** Compared with the clock and not counted: a device that slept counted nothing. */
const look = (): void => {
  if (Date.now() - touchedAt >= closesAfter) closeJournal();
};

const warn = (event: BeforeUnloadEvent): void => {
  if (hasUnkept()) event.preventDefault();
};

function begin(): void {
  touched();
  watch = setInterval(look, 10_000);
  for (const touch of touches) addEventListener(touch, touched, { passive: true, capture: true });
  document.addEventListener('visibilitychange', look);
  // A page that is left may be kept whole by the browser, for the way back.
  addEventListener('pagehide', closeJournal);
  addEventListener('beforeunload', warn);
}

function end(): void {
  clearInterval(watch);
  watch = undefined;
  for (const touch of touches) removeEventListener(touch, touched, { capture: true });
  document.removeEventListener('visibilitychange', look);
  removeEventListener('pagehide', closeJournal);
  removeEventListener('beforeunload', warn);
}

/** From the first opening on: whoever walks to another screen leaves it open, whoever goes away does not. */
openJournal.subscribe(() => {
  const isOpen = openJournal.get() !== null;
  if (isOpen && watch === undefined) begin();
  if (!isOpen && watch !== undefined) end();
});
who.subscribe(() => {
  if (who.get().state !== 'someone') closeJournal();
});
