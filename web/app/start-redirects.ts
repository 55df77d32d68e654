import { landing } from '../platform/session/first-page.ts';
import { rememberedPerson } from '../platform/session/remembered-person.ts';

let led: string | undefined;
const here = (): string => location.pathname + location.search;

/**
 * Whoever was here last and opens the front of the house is led inside, where the door asks who they are. Its versions
 * are looked at as they are, and so is the front one comes back to or reloads.
 */
export function leadInside(): void {
  const [load] = performance.getEntriesByType('navigation');
  const opened = load instanceof PerformanceNavigationTiming && load.type === 'navigate';
  if (!opened || location.pathname !== '/' || location.hash !== '') return;
  const asked = new URLSearchParams(location.search);
  const person = asked.has('version') || asked.has('fresh') ? null : rememberedPerson();
  if (person === null) return;
  led = landing({ user: person });
  history.replaceState(null, '', led);
}

/** The way to the door for whoever the house does not know, and back: but nobody is on the way to where they were led. */
export const toTheDoor = (): string =>
  here() === led ? '/enter?tab=login' : `/enter?to=${encodeURIComponent(here())}`;
