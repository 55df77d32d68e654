/**
 * What a screen asks first is asked while its scripts are still on their way, and waits here for whoever asks it. Knows
 * no call and no schema: it runs before all else.
 */
const asked = new Map<string, Promise<Response>>();

/** An answer that nobody came for in this time is out of date, in milliseconds. */
const keepsFor = 20_000;

export const headers = { accept: 'application/json' };

export function askAhead(address: string): Promise<Response> {
  const answer = fetch(address, {
    credentials: 'same-origin',
    cache: 'no-store',
    headers,
    signal: AbortSignal.timeout(keepsFor),
  });
  // Whoever comes for it asks again.
  answer.catch(() => asked.delete(address));
  asked.set(address, answer);
  setTimeout(() => asked.delete(address), keepsFor);
  return answer;
}

export const isAskedAhead = (address: string): boolean => asked.has(address);

/** The answer to this question if it was asked ahead, once; a lost one is as good as none. */
export function takeAhead(method: string, address: string): Promise<Response | undefined> | undefined {
  if (method !== 'GET') return undefined;
  const answer = asked.get(address);
  asked.delete(address);
  return answer?.catch(() => undefined);
}
