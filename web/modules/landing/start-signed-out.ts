import { send } from '../../platform/api/http-request.ts';
import { rememberedPerson, rememberPerson } from '../../platform/session/remembered-person.ts';
import { wantsAfresh } from './version-in-address.ts';

/** The contract's own path, held against it by a test: the front of the house carries no schemas. */
export const logoutPath = ['POST', '/api/auth/google/logout'] as const;

/** Who caused this load, as the browser told the house and the house tells its page. */
export type Cause = 'none' | 'same-origin' | 'same-site' | 'cross-site';

/**
 * `?fresh=true` signs out and forgets who was here, and only on a load that no other site caused: else any page could
 * sign people out by a link. Where nobody can say what caused it, nothing happens.
 */
export function isWanted(search: string, cause: string | undefined): boolean {
  const ours: readonly string[] = ['none', 'same-origin'] satisfies Cause[];
  return wantsAfresh({ search }) && cause !== undefined && ours.includes(cause);
}

function causeOfThisLoad(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming)) return undefined;
  return load.serverTiming.find(({ name }) => name === 'cause')?.description;
}

/** Words that were not sent yet stay for whoever wrote them; all else that this browser kept goes. */
export async function startAfresh(): Promise<void> {
  if (!isWanted(location.search, causeOfThisLoad())) return;
  const before = rememberedPerson();
  rememberPerson(null);
  const next = new URL(location.href);
  next.searchParams.delete('fresh');
  history.replaceState(history.state, '', next);
  if (before !== null) {
    const { Cache } = await import('../../platform/cache/cache.ts');
    await new Cache(before.id).erase(true).catch(() => {});
  }
  const [method, address] = logoutPath;
  // Without an answer the session ends by itself; this browser has forgotten it either way.
  await send({ method, address }).catch(() => {});
}
