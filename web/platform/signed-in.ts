import type { User } from '@kinsong/contract/identity/identity.ts';
import type { FromServer } from '@kinsong/contract/live/protocol.ts';
import { changesSince } from '@kinsong/contract/spaces/spaces.ts';
import { ask, carryCallsBy, whenSignedOut } from './api/api.ts';
import { Cache } from './cache/cache.ts';
import type { CacheStore } from './cache/stores.ts';
import { LineCalls } from './live/calls.ts';
import { Signals } from './live/signals.ts';
import { LiveSocket } from './live/socket.ts';
import { Sync, type AskPage } from './live/sync.ts';
import { Outbox } from './outbox/outbox.ts';
import { rememberPerson } from './session/remembered-person.ts';
import { leaveName, who } from './session/session.ts';
import type { Ears, WebModule } from './web-module.ts';

/** What this browser holds for the one person who is signed in. */
export interface SignedIn {
  person: User;
  readonly cache: Cache;
  readonly sync: Sync;
  readonly signals: Signals;
  readonly socket: LiveSocket;
  readonly outbox: Outbox;
}

let open: SignedIn | undefined;
let ending = false;

/** What is open for them. It is there for as long as someone is signed in; signing out loads the page anew. */
export function signedIn(): SignedIn {
  if (open === undefined) throw new Error('Nobody is signed in');
  return open;
}

/** Opens what this browser holds for them; nobody is shown in until `isPerson` says so. */
export function openSession(person: User, modules: readonly WebModule[]): SignedIn {
  const rows = modules.flatMap((module) => module.rows ?? []);
  const ears = modules.flatMap((module) => module.ears ?? []);
  const sends = modules.flatMap((module) => module.sends ?? []);
  const cache = new Cache(person.id, storesOf(modules));
  const signals = new Signals();
  const stirred = (space: string) => ears.forEach((ear) => ear.stirred?.(space));
  const sync = new Sync(rows, cache, (word) => socket.say(word), askPage, stirred);
  const outbox = new Outbox(person.id, cache, sends);
  const calls = new LineCalls((text) => socket.sayIfOpen(text));
  const socket = new LiveSocket({
    onOpen: () => {
      sync.resume();
      outbox.hurry();
      for (const ear of ears) ear.opened?.();
    },
    onWord: (word) => hear(word, { ears, sync, signals, calls }),
    onLost: () => calls.lost(),
    onSignedOut: () => void endSession(),
    onOutdated: loadNewer,
  });
  socket.connection.subscribe(() => {
    if (socket.connection.get() === 'lost') signals.lost();
  });
  open = { person, cache, sync, signals, socket, outbox };
  carryCallsBy(calls.carry);
  whenSignedOut(() => void endSession());
  for (const ear of ears) ear.entered?.();
  addEventListener('online', () => outbox.hurry());
  void outbox.start();
  socket.start();
  return open;
}

/** What the house says of who this is, which may be another thing than what was remembered; of whoever leaves, too late. */
export function isPerson(person: User): void {
  if (who.get().state === 'leaving') return;
  signedIn().person = person;
  rememberPerson(person);
  who.set({ state: 'someone', user: person });
}

const storesOf = (modules: readonly WebModule[]): readonly CacheStore[] =>
  modules.flatMap(({ rows, keeps = [] }) => [...(rows?.stores ?? []), ...keeps]);

const askPage: AskPage = (space, since) =>
  ask(changesSince, { params: { space_id: space }, query: { since } });

/** Closes it and erases what this browser kept; words that were not sent may stay for the next sign-in. */
export async function closeSession({ keepUnsent }: { keepUnsent: boolean }): Promise<void> {
  if (open === undefined) return;
  open.socket.stop();
  open.outbox.stop();
  rememberPerson(null);
  await open.cache.erase(keepUnsent).catch(() => {});
}

/** Erases what was kept for someone who will not come back to it. */
export const eraseKept = (person: string): Promise<void> => new Cache(person).erase(false);

/** The house no longer knows us. What was read goes at once; unsent words wait for a person to say. */
export async function endSession(): Promise<void> {
  if (open === undefined || ending || who.get().state !== 'someone') return;
  ending = true;
  const { person, outbox } = open;
  leaveName(person);
  await outbox.refresh();
  await closeSession({ keepUnsent: true });
  who.set({ state: 'ended', user: person, unsent: outbox.unsent().length });
}

function hear(
  word: FromServer,
  {
    ears,
    sync,
    signals,
    calls,
  }: Pick<SignedIn, 'sync' | 'signals'> & {
    ears: readonly Ears[];
    calls: LineCalls;
  },
): void {
  switch (word.t) {
    case 'watching':
      signals.areHere(word.space, word.here);
      return sync.watching(word);
    case 'changes':
      return sync.news(word.space, word);
    case 'signal':
      return signals.hear(word.space, word.signal);
    case 'gone':
      sync.gone(word.space);
      return ears.forEach((ear) => ear.gone?.(word.space));
    case 'joined':
      sync.again(word.space);
      return ears.forEach((ear) => ear.joined?.(word.space));
    case 'stirred':
      return ears.forEach((ear) => ear.stirred?.(word.space));
    case 'moved':
      return ears.forEach((ear) => ear.moved?.(word.what));
    case 'answer':
    case 'refused':
    case 'elsewhere':
      return calls.hear(word);
    case 'hello':
    case 'pong':
      return;
  }
}

const lastLoad = 'kinsong.loaded-newer';

/** The house speaks a newer language: load the page that knows it, but not again and again. */
function loadNewer(): void {
  const before = Number(sessionStorage.getItem(lastLoad) ?? 0);
  if (Date.now() - before < 60_000) return;
  sessionStorage.setItem(lastLoad, String(Date.now()));
  location.reload();
}
