import type { Journal, JournalLock, SealedPage } from '@kinsong/contract/journal/journal.ts';
import { errors, type ErrorCode } from '@kinsong/contract/common/errors.ts';
import { toText } from '@kinsong/engines/journal/base64url.ts';
import { makeJournalKey, sealWords, type JournalKey } from '@kinsong/engines/journal/journal-key.ts';
import { lock, type Opener } from '@kinsong/engines/journal/locks.ts';
import { vi } from 'vitest';
import { anna } from './sign-in-anna.ts';

interface By {
  readonly kind: JournalLock['kind'];
  readonly password?: string;
  readonly key?: string;
  readonly passkey_id?: string;
  readonly lock?: NonNullable<JournalLock['lock']>;
}

interface Sent {
  readonly by: By;
  readonly word: string;
  readonly id: string;
  readonly rev: number;
  readonly sealed: string;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: Sent;
}

/** A house that keeps Anna’s journal as the real one does, in memory; what it is sent is remembered. */
export class JournalHouse {
  password: string | null = 'a lamp in the window';
  passkeys: { id: string; name: string; created_at: string; last_used_at: null }[] = [];
  begun = false;
  locks: JournalLock[] = [];
  pages: SealedPage[] = [];
  houseKey = '';
  /** No way to it. */
  away = false;
  /** What it does is done, and the answer is lost. */
  losesAnswers = false;
  readonly asked: Asked[] = [];
  #nr = 0;

  constructor() {
    vi.mocked(fetch).mockImplementation((address, { method = 'GET', body } = {}) => {
      const path = typeof address === 'string' ? address : '';
      const sent = JSON.parse(typeof body === 'string' ? body : '{}') as Sent;
      const asked = { method, path, body: sent };
      this.asked.push(asked);
      if (this.away) return Promise.reject(new TypeError('No way to the house'));
      const answer = this.#answer(asked);
      if (this.losesAnswers && method !== 'GET') return Promise.reject(new TypeError('The answer was lost'));
      return Promise.resolve(answer);
    });
  }

  /** A journal that was begun on another day, locked by these. */
  async hasJournal(openers: Partial<Record<JournalLock['kind'], Opener>>): Promise<JournalKey> {
    const key = await makeJournalKey(anna.id);
    this.begun = true;
    for (const [kind, opener] of Object.entries(openers))
      this.keep(kind as JournalLock['kind'], await lock(key, opener));
    return key;
  }

  async keptByHouse(): Promise<JournalKey> {
    const key = await makeJournalKey(anna.id);
    this.begun = true;
    this.password = null;
    this.houseKey = toText(key.raw);
    this.keep('house', null);
    return key;
  }

  async hasPage(key: JournalKey, words: string, at: string): Promise<SealedPage> {
    const id = crypto.randomUUID();
    const sealed = await sealWords(key, id, words);
    const page = { id, nr: (this.#nr += 1), rev: 1, written_at: at, changed_at: at, sealed };
    this.pages.push(page);
    return page;
  }

  async changedElsewhere(key: JournalKey, { id }: SealedPage, words: string): Promise<void> {
    const sealed = await sealWords(key, id, words);
    this.pages = this.pages.map((page) => (page.id === id ? { ...page, rev: page.rev + 1, sealed } : page));
  }

  keep(kind: JournalLock['kind'], locked: JournalLock['lock'], passkey_id: string | null = null): void {
    this.locks.push({
      id: crypto.randomUUID(),
      kind,
      passkey_id,
      made_at: '2026-11-01T09:00:00Z',
      lock: locked,
    });
  }

  #journal(): Journal {
    return {
      begun: this.begun,
      pages: this.pages.length,
      last_at: this.pages.at(-1)?.written_at ?? null,
      locks: this.locks,
    };
  }

  #answer({ method, path, body }: Asked): Response {
    if (path === '/api/auth/passkeys') {
      const has_password = this.password !== null;
      return Response.json({ passkeys: this.passkeys, has_password, email_confirmed: true });
    }
    if (method === 'GET' && path === '/api/journal') return Response.json(this.#journal());
    if (path === '/api/journal/open') return Response.json({ key: this.houseKey });
    if (path === '/api/journal' || path === '/api/journal/locks') return this.#keepLock(body);
    if (path === '/api/journal/burn') return this.#burn(body);
    if (path.startsWith('/api/journal/pages')) return this.#page(method, path, body);
    return refused('found.not', 404);
  }

  #keepLock({ by: { kind, password, lock: locked, key, passkey_id } }: Sent): Response {
    if (kind === 'password' && password !== this.password) return refused('password.wrong', 400);
    this.begun = true;
    this.houseKey = key ?? '';
    const former = kind === 'password' ? ['password', 'former password', 'house'] : [kind, 'house'];
    this.locks = this.locks.filter((each) => !former.includes(each.kind));
    this.keep(kind, locked ?? null, passkey_id ?? null);
    return Response.json(this.#journal());
  }

  #burn({ word }: Sent): Response {
    if (word !== 'BURN') return refused('journal.word', 400);
    const burned = this.pages.length;
    [this.begun, this.locks, this.pages] = [false, [], []];
    return Response.json({ burned });
  }

  #page(method: string, path: string, { id: given, rev, sealed }: Sent): Response {
    const { pathname, searchParams } = new URL(path, location.href);
    const id = method === 'POST' ? given : pathname.slice('/api/journal/pages/'.length);
    if (method === 'GET' && id === '') return this.#list(searchParams.get('before'));
    const there = this.pages.find((page) => page.id === id);
    const at = new Date().toISOString();
    if (method === 'POST' && there === undefined) {
      const page = { id, nr: (this.#nr += 1), rev: 1, written_at: at, changed_at: at, sealed };
      this.pages.push(page);
      return Response.json(page);
    }
    if (there === undefined) return refused('found.not', 404);
    if (method === 'GET' || there.sealed === sealed) return Response.json(there);
    const seen = method === 'DELETE' ? Number(searchParams.get('rev')) : rev;
    if (seen !== there.rev) return refused('journal.changed', 409);
    this.pages = this.pages.filter((page) => page !== there);
    if (method === 'DELETE') return Response.json({ removed: true });
    const changed = { ...there, rev: there.rev + 1, sealed, changed_at: at };
    this.pages.push(changed);
    return Response.json(changed);
  }

  #list(before: string | null): Response {
    const newest = this.pages.toSorted((one, other) => other.nr - one.nr);
    const from = newest.filter(({ nr }) => before === null || nr < Number(before));
    return Response.json({ pages: from.slice(0, 50), more: from.length > 50 });
  }
}

const refused = (code: ErrorCode, status: number): Response =>
  Response.json({ detail: errors[code].text, code, request_id: 'r' }, { status });
