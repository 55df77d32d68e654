import type { User } from '@kinsong/contract/identity/identity.ts';
import { landing } from '../platform/session/first-page.ts';
import { keepCode } from '../platform/session/kept-invite-code.ts';
import { codeOnTheWay } from '../platform/session/salon-code.ts';
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

/**
 * What was remembered may be older than what the house says: the evening may have gone on elsewhere. Whoever was led
 * here by it is led on; who came by themself stays.
 */
export function leadAgain(person: User): void {
  if (here() !== led) return;
  led = landing({ user: person });
  if (here() !== led) history.replaceState(null, '', led);
}

/**
 * The way to the door for whoever the house does not know, and back: but nobody is on the way to where they were led. The
 * code of a salon's link waits in this tab, and in no address that a house would write down.
 */
export function toTheDoor(): string {
  const code = codeOnTheWay(location.pathname);
  if (code !== undefined) keepCode(code);
  return here() === led ? '/enter?tab=login' : `/enter?to=${encodeURIComponent(here())}`;
}
