/** How a link leads here: the page fragment names what it is, and carries a token that works once. */
const kinds = ['session_id', 'letter', 'device', 'reset', 'recovery', 'confirm'] as const;
export interface Arrival {
  readonly by: (typeof kinds)[number];
  readonly token: string;
}

export function arrivalIn(fragment: string): Arrival | undefined {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  for (const by of kinds) {
    const token = said.get(by);
    if (token !== null && token !== '') return { by, token };
  }
  return undefined;
}

const ofWaitlist = '#waitlist=';
export const isLink = (fragment: string): boolean =>
  fragment.startsWith(ofWaitlist) || arrivalIn(fragment) !== undefined;

let taken: Arrival | undefined;

/**
 * Takes the token out of the address, so that neither history nor a shared screen keeps it. Asked again it answers the
 * same: a screen may be begun more than once before it is seen.
 */
export function takeArrival(): Arrival | undefined {
  if (location.hash.startsWith(ofWaitlist)) location.replace(`/waitlist${location.hash}`);
  const arrival = arrivalIn(location.hash);
  if (arrival === undefined) return taken;
  taken = arrival;
  history.replaceState(history.state, '', location.pathname + location.search);
  return arrival;
}

/** Loads the door anew, and whatever led to it comes along. */
export function startAgain(): void {
  if (taken !== undefined) history.replaceState(history.state, '', `#${taken.by}=${taken.token}`);
  location.reload();
}
