import type { FromServer } from '@kinsong/contract/live/protocol.ts';
import type { Change } from '@kinsong/contract/spaces/spaces.ts';
import { Refused } from '../api/http-request.ts';
import type { Cache } from '../cache/cache.ts';
import { cursors, put, type CacheWrite } from '../cache/stores.ts';
import { Shelf } from '../shelf.ts';
import type { Store } from '../store.ts';
import { until } from '../until.ts';
import { lineAt, take, type Line, type News } from './ordered-news.ts';
import type { Rows } from './module-rows.ts';

/** How far a module's rows of a space are here. `kept` is what the cache had, until the house has answered. */
export type SyncState = 'opening' | 'kept' | 'live' | 'failed' | 'gone';

type Watch = { t: 'watch'; space: string; since: number } | { t: 'unwatch'; space: string };
export type WatchingWord = Extract<FromServer, { t: 'watching' }>;

/** A frame may only have been overtaken by a later one: wait so long before asking. */
const overtakenFor = 40;
/** A screen that is left and entered again within this time never stopped watching. */
const lingerFor = 8000;
/** Further behind than this, a new first picture is less to carry than everything since. */
const tooFarBehind = 3000;
/** A page that did not come is asked for again after this, or when the house says. */
const pageAgainAfter = 4000;

/** Asks the house for a page of what changed since a revision. */
export type AskPage = (space: string, since: number) => Promise<News>;

/** Not there, not ours to see, or no such address at all. */
const notOurs: ReadonlySet<number> = new Set([400, 403, 404]);

interface Opened {
  readers: number;
  /** Whose rows somebody looks at here, or did. */
  readonly wanted: Set<Rows>;
  /** Whose rows are here, true up to the line. */
  readonly held: Set<Rows>;
  /** Whose rows are asked for. */
  readonly coming: Set<Rows>;
  line: Line | undefined;
  /** Since which revision the house was last asked; undefined when it is not watching for us. */
  asked: number | undefined;
  beginning?: boolean;
  paging?: boolean;
  gapTimer?: ReturnType<typeof setTimeout> | undefined;
  leaveTimer?: ReturnType<typeof setTimeout> | undefined;
}

/** Keeps the spaces that are looked at in step with the house, each with the rows that somebody looks at there. */
export class Sync {
  readonly #states = new Shelf<SyncState>('opening');
  readonly #spaces = new Map<string, Opened>();
  readonly #rows: readonly Rows[];
  readonly #cache: Cache;
  readonly #say: (word: Watch) => void;
  readonly #page: AskPage;
  readonly #stirred: (space: string) => void;

  /** `stirred` hears of a change among rows that nobody looks at. */
  constructor(
    rows: readonly Rows[],
    cache: Cache,
    say: (word: Watch) => void,
    page: AskPage,
    stirred: (space: string) => void,
  ) {
    this.#rows = rows;
    this.#cache = cache;
    this.#say = say;
    this.#page = page;
    this.#stirred = stirred;
  }

  /** How far a module's rows of a space are here. */
  state(space: string, rows: Rows): Store<SyncState> {
    return this.#states.of(`${rows.name} ${space}`);
  }

  /** Looks at a module's rows of a space until the answer is called. */
  open(space: string, rows: Rows): () => void {
    const opened = this.#opened(space);
    opened.readers += 1;
    clearTimeout(opened.leaveTimer);
    const isNew = !opened.wanted.has(rows);
    opened.wanted.add(rows);
    if (opened.readers === 1 || isNew) this.#enter(space, opened);
    return () => {
      opened.readers -= 1;
      if (opened.readers === 0) opened.leaveTimer = setTimeout(() => this.#leave(space, opened), lingerFor);
    };
  }

  /**
   * Puts what the cache has of a space into memory before anybody looks there. Done as soon as these rows are here, or
   * nothing is.
   */
  async ahead(space: string, awaited: readonly Rows[]): Promise<void> {
    const here = awaited.map((rows) => until(this.state(space, rows), (state) => state !== 'opening'));
    await Promise.race([this.#begin(space, this.#opened(space)), Promise.all(here)]);
  }

  /** Tries once more what failed, in one space or in all. */
  again(space?: string): void {
    for (const [id, opened] of this.#spaces) {
      if ((space === undefined || id === space) && opened.readers > 0) this.#enter(id, opened);
    }
  }

  /** The line to the house is new: everything that is looked at is asked for from where one is. */
  resume(): void {
    for (const opened of this.#spaces.values()) opened.asked = undefined;
    this.again();
  }

  watching({ space, rev }: WatchingWord): void {
    const opened = this.#spaces.get(space);
    if (opened?.asked === undefined) return;
    // Behind us: the house came back from a backup. Far ahead: a first picture is quicker. Either way, begin anew.
    if (rev < opened.asked || rev > opened.asked + tooFarBehind) void this.#anew(space, opened);
    else for (const rows of opened.held) this.state(space, rows).set('live');
  }

  news(space: string, news: News): void {
    const opened = this.#spaces.get(space);
    if (opened?.line === undefined) return;
    const before = opened.line.rev;
    const step = take(opened.line, news);
    opened.line = step.line;
    if (step.line.rev > before) this.keep(space, this.#apply(space, opened, step.changes));
    clearTimeout(opened.gapTimer);
    if (step.ask === 'now') void this.#readPages(space, opened);
    else if (step.ask === 'soon') opened.gapTimer = setTimeout(() => this.#ask(space, opened), overtakenFor);
  }

  gone(space: string): void {
    const opened = this.#spaces.get(space);
    if (opened !== undefined) this.#letGo(opened);
    for (const rows of this.#rows) {
      rows.reset?.(space);
      this.state(space, rows).set('gone');
    }
    void this.#cache.forget(space).catch(() => {});
  }

  /** Writes rows to the cache together with how far they are true. */
  keep(space: string, writes: readonly CacheWrite[]): void {
    const opened = this.#spaces.get(space);
    const held =
      opened?.line === undefined
        ? []
        : [
            put(cursors, {
              space_id: space,
              rev: opened.line.rev,
              rows: [...opened.held].map(({ name }) => name),
            }),
          ];
    // What the browser can not keep is asked for again next time.
    this.#cache.write([...writes, ...held]).catch(() => {});
  }

  #apply(space: string, { held }: Opened, changes: readonly Change[]): CacheWrite[] {
    return this.#rows.flatMap((rows) => {
      const own = changes.filter(({ event, data }) => {
        const kind = rows.events.find(({ name }) => name === event);
        return kind?.data.safeParse(data).success === true;
      });
      if (own.length === 0) return [];
      if (rows.fetch === undefined || held.has(rows)) return rows.apply(space, own);
      this.#stirred(space);
      return [];
    });
  }

  #opened(space: string): Opened {
    const opened: Opened = this.#spaces.get(space) ?? {
      ...{ readers: 0, line: undefined, asked: undefined },
      ...{ wanted: new Set(), held: new Set(), coming: new Set() },
    };
    this.#spaces.set(space, opened);
    return opened;
  }

  #enter(space: string, opened: Opened): void {
    if (opened.line === undefined) void this.#begin(space, opened);
    else this.#bring(space, opened);
  }

  /** From the cache what it has, which shows at once; from the house the rest of what is looked at. */
  async #begin(space: string, opened: Opened): Promise<void> {
    if (opened.beginning === true) return;
    opened.beginning = true;
    await this.#recall(space, opened);
    opened.beginning = false;
    this.#bring(space, opened);
  }

  async #recall(space: string, opened: Opened): Promise<void> {
    try {
      const cursor = await this.#cache.get(cursors, space);
      if (cursor === undefined) return;
      const kept = this.#rows.filter(({ name }) => cursor.rows.includes(name));
      // Each shows as soon as it is here: words do not wait for thousands of tasks.
      await Promise.all(
        kept.map(async (rows) => {
          await rows.recall?.(space);
          this.state(space, rows).set('kept');
        }),
      );
      opened.line = lineAt(cursor.rev);
      for (const rows of kept) opened.held.add(rows);
    } catch {
      // A cache that can not be read is as good as none.
      await this.#forgetRows(space);
    }
  }

  #bring(space: string, opened: Opened): void {
    for (const rows of opened.wanted) {
      if (opened.held.has(rows) || opened.coming.has(rows)) continue;
      opened.coming.add(rows);
      this.state(space, rows).set('opening');
      void this.#fetch(space, opened, rows);
    }
    if (opened.asked === undefined) this.#ask(space, opened);
  }

  async #fetch(space: string, opened: Opened, rows: Rows): Promise<void> {
    const state = this.state(space, rows);
    try {
      const writes: CacheWrite[] = [];
      const rev = (await rows.fetch?.(space, (some) => writes.push(...some))) ?? Infinity;
      // The others are further by now: from here on all is told once more.
      if (rev < (opened.line?.rev ?? Infinity)) {
        opened.line = lineAt(rev);
        opened.asked = undefined;
      }
      opened.held.add(rows);
      state.set('live');
      this.keep(space, writes);
    } catch (failure) {
      if (failure instanceof Refused && notOurs.has(failure.status)) this.gone(space);
      else state.set('failed');
    } finally {
      opened.coming.delete(rows);
      if (opened.asked === undefined) this.#ask(space, opened);
    }
  }

  #letGo(opened: Opened): void {
    clearTimeout(opened.gapTimer);
    opened.line = undefined;
    opened.asked = undefined;
    opened.held.clear();
  }

  async #forgetRows(space: string): Promise<void> {
    for (const rows of this.#rows) rows.reset?.(space);
    await this.#cache.forget(space, [cursors, ...this.#rows.flatMap(({ stores }) => stores)]).catch(() => {});
  }

  async #anew(space: string, opened: Opened): Promise<void> {
    this.#letGo(opened);
    await this.#forgetRows(space);
    await this.#begin(space, opened);
  }

  #ask(space: string, opened: Opened): void {
    if (opened.line === undefined || opened.readers === 0) return;
    opened.asked = opened.line.rev;
    this.#say({ t: 'watch', space, since: opened.line.rev });
  }

  /** Further behind than the line tells: asked for page by page, and watched again from where that leads to. */
  async #readPages(space: string, opened: Opened): Promise<void> {
    if (opened.paging === true) return;
    opened.paging = true;
    try {
      await this.#layPages(space, opened);
      this.#ask(space, opened);
    } catch (failure) {
      if (failure instanceof Refused && notOurs.has(failure.status)) return this.gone(space);
      const later = (failure instanceof Refused ? failure.retryAfter : undefined) ?? pageAgainAfter;
      opened.gapTimer = setTimeout(() => this.#ask(space, opened), later);
    } finally {
      opened.paging = false;
    }
  }

  async #layPages(space: string, opened: Opened): Promise<void> {
    while (opened.line !== undefined && opened.readers > 0) {
      const { rev } = opened.line;
      const { more, ...news } = await this.#page(space, rev);
      this.news(space, news);
      // Where nothing new came the house may be behind us: watching again shows it.
      if (more !== true || opened.line.rev === rev) return;
    }
  }

  #leave(space: string, opened: Opened): void {
    if (opened.asked === undefined) return;
    opened.asked = undefined;
    clearTimeout(opened.gapTimer);
    this.#say({ t: 'unwatch', space });
  }
}
