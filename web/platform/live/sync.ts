import type { FromServer } from '@kinsong/contract/live/protocol.ts';
import type { Change } from '@kinsong/contract/spaces/spaces.ts';
import { Refused } from '../api/wire.ts';
import type { Cache, CacheWrite } from '../cache/cache.ts';
import { Shelf } from '../store.ts';
import { lineAt, take, type Line, type News } from './line.ts';
import type { Rows } from './part.ts';

/** How a space stands on this screen. `kept` is what the cache had, until the house has answered. */
export type Standing = 'opening' | 'kept' | 'live' | 'failed' | 'gone';

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
  line: Line | undefined;
  /** Since which revision the house was last asked; undefined when it is not watching for us. */
  asked: number | undefined;
  beginning?: boolean;
  paging?: boolean;
  gapTimer?: ReturnType<typeof setTimeout> | undefined;
  leaveTimer?: ReturnType<typeof setTimeout> | undefined;
}

/** Keeps the spaces that are looked at in step with the house. */
export class Sync {
  readonly standing = new Shelf<Standing>('opening');
  readonly #spaces = new Map<string, Opened>();
  readonly #rows: readonly Rows[];
  readonly #cache: Cache;
  readonly #say: (word: Watch) => void;
  readonly #page: AskPage;

  constructor(rows: readonly Rows[], cache: Cache, say: (word: Watch) => void, page: AskPage) {
    this.#rows = rows;
    this.#cache = cache;
    this.#say = say;
    this.#page = page;
  }

  /** Looks at a space until the answer is called. */
  open(space: string): () => void {
    const opened = this.#spaces.get(space) ?? { readers: 0, line: undefined, asked: undefined };
    this.#spaces.set(space, opened);
    opened.readers += 1;
    clearTimeout(opened.leaveTimer);
    if (opened.readers === 1) this.#enter(space, opened);
    return () => {
      opened.readers -= 1;
      if (opened.readers === 0) opened.leaveTimer = setTimeout(() => this.#leave(space, opened), lingerFor);
    };
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
    else this.standing.of(space).set('live');
  }

  news(space: string, news: News): void {
    const opened = this.#spaces.get(space);
    if (opened?.line === undefined) return;
    const before = opened.line.rev;
    const step = take(opened.line, news);
    opened.line = step.line;
    if (step.line.rev > before) this.keep(space, this.#apply(space, step.changes));
    clearTimeout(opened.gapTimer);
    if (step.ask === 'now') void this.#readPages(space, opened);
    else if (step.ask === 'soon') opened.gapTimer = setTimeout(() => this.#ask(space, opened), overtakenFor);
  }

  gone(space: string): void {
    const opened = this.#spaces.get(space);
    if (opened !== undefined) {
      clearTimeout(opened.gapTimer);
      opened.line = undefined;
      opened.asked = undefined;
    }
    for (const rows of this.#rows) rows.reset(space);
    this.standing.of(space).set('gone');
    void this.#cache.forget(space).catch(() => {});
  }

  /** Writes rows to the cache together with how far they are true. */
  keep(space: string, writes: readonly CacheWrite[]): void {
    const rev = this.#spaces.get(space)?.line?.rev;
    const cursor: CacheWrite[] =
      rev === undefined ? [] : [{ store: 'cursors', put: { space_id: space, rev } }];
    // What the browser can not keep is asked for again next time.
    this.#cache.write([...writes, ...cursor]).catch(() => {});
  }

  #apply(space: string, changes: readonly Change[]): CacheWrite[] {
    return this.#rows.flatMap((rows) => {
      const own = changes.filter(({ event, data }) => {
        const kind = rows.events.find(({ name }) => name === event);
        return kind?.data.safeParse(data).success === true;
      });
      return own.length === 0 ? [] : rows.apply(space, own);
    });
  }

  #enter(space: string, opened: Opened): void {
    if (opened.line === undefined) void this.#begin(space, opened);
    else if (opened.asked === undefined) this.#ask(space, opened);
  }

  async #begin(space: string, opened: Opened): Promise<void> {
    if (opened.beginning === true) return;
    opened.beginning = true;
    await this.#firstPicture(space, opened);
    opened.beginning = false;
    this.#ask(space, opened);
  }

  /** From the cache if it has one, which shows at once; else from the house. */
  async #firstPicture(space: string, opened: Opened): Promise<void> {
    const standing = this.standing.of(space);
    standing.set('opening');
    const recalled = await this.#recall(space);
    if (recalled !== undefined) {
      opened.line = lineAt(recalled);
      standing.set('kept');
      return;
    }
    try {
      const revisions = await Promise.all(this.#rows.map((rows) => rows.fetch(space)));
      opened.line = lineAt(Math.min(...revisions));
      this.keep(space, []);
      standing.set('live');
    } catch (failure) {
      if (failure instanceof Refused && notOurs.has(failure.status)) this.gone(space);
      else standing.set('failed');
    }
  }

  async #recall(space: string): Promise<number | undefined> {
    try {
      const cursor = await this.#cache.get('cursors', space);
      if (cursor === undefined) return undefined;
      await Promise.all(this.#rows.map((rows) => rows.recall(space)));
      return cursor.rev;
    } catch {
      // A cache that can not be read is as good as none.
      for (const rows of this.#rows) rows.reset(space);
      await this.#cache.forgetRows(space).catch(() => {});
      return undefined;
    }
  }

  async #anew(space: string, opened: Opened): Promise<void> {
    clearTimeout(opened.gapTimer);
    opened.line = undefined;
    opened.asked = undefined;
    for (const rows of this.#rows) rows.reset(space);
    await this.#cache.forgetRows(space).catch(() => {});
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
