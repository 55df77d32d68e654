import { Store } from '../store.ts';

const place = 'kinsong.salon-codes';

/** By the id of the salon: the code that led here, kept in this tab on the way through the door. */
export const codesBrought = new Store<ReadonlyMap<string, string>>(new Map());

/** `/salon/{id}#code`: what stands after the # goes to no house, and so into no log of one. */
export function codeInLink(path: string, fragment: string): { space: string; code: string } | undefined {
  const [, space] = /^\/salon\/([\da-f-]{36})\/?$/i.exec(path) ?? [];
  const [, code] = /^#([\p{L}\p{N}-]{4,64})$/u.exec(decoded(fragment)) ?? [];
  return space === undefined || code === undefined ? undefined : { space: space.toLowerCase(), code };
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}

/** Takes the code out of the address, so that neither history nor a shared screen keeps it. */
export function takeSalonCode(): void {
  const codes = new Map(kept());
  const brought = codeInLink(location.pathname, location.hash);
  if (brought !== undefined) {
    codes.set(brought.space, brought.code);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  hold(codes);
}

export function forgetCodeOf(space: string): void {
  const codes = new Map(codesBrought.get());
  if (codes.delete(space)) hold(codes);
}

/** The code of the salon that one is on the way to, if there is one. */
export const codeOnTheWay = (path: string): string | undefined =>
  codesBrought.get().get(/^\/salon\/([\da-f-]{36})/i.exec(path)?.[1]?.toLowerCase() ?? '');

function kept(): [string, string][] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(found) ? found.filter(isPair) : [];
  } catch {
    return [];
  }
}

const isPair = (each: unknown): each is [string, string] =>
  Array.isArray(each) && each.length === 2 && each.every((part) => typeof part === 'string');

function hold(codes: ReadonlyMap<string, string>): void {
  codesBrought.set(codes);
  try {
    if (codes.size === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify([...codes]));
  } catch {
    // A browser that keeps nothing has them type it at the door.
  }
}
