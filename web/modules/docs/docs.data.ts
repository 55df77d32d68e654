import type { Doc, DocComment } from '@kinsong/contract/docs/doc.ts';
import {
  answerComment,
  commentDoc,
  deleteComment,
  listComments,
  settleComment,
} from '@kinsong/contract/docs/doc-comments.ts';
import { copyDoc } from '@kinsong/contract/docs/doc-history.ts';
import { changeDoc, createDoc, deleteDoc, keepDoc, listDocs } from '@kinsong/contract/docs/docs.ts';
import { docChanged, docCommented } from '@kinsong/contract/docs/events.ts';
import type { Change } from '@kinsong/contract/spaces/spaces.ts';
import { ask } from '../../platform/api/api.ts';
import { within } from '../../platform/cache/cache.ts';
import { cacheStore, put, type CacheStore, type CacheWrite } from '../../platform/cache/stores.ts';
import type { Rows } from '../../platform/live/module-rows.ts';
import type { Send } from '../../platform/outbox/outbox.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { Store } from '../../platform/store.ts';
import { wordsKept } from './line/kept-words.ts';

type Row = Doc | DocComment;
type Held<R extends Row> = Store<ReadonlyMap<string, R>>;

/**
 * Where do docs come from? What a list shows of them, and what was said about them, come as rows of their space: from the
 * cache, then the house, then live changes. Their words come by a line of their own (line/open-doc.ts).
 */
export const docs: Held<Doc> = new Store(new Map());
export const comments: Held<DocComment> = new Store(new Map());

export function hold<R extends Row>(store: Held<R>, rows: readonly R[]): void {
  store.change((known) => {
    const later = rows.filter(({ id, rev }) => (known.get(id)?.rev ?? -1) < rev);
    return later.length === 0 ? known : new Map([...known, ...later.map((row) => [row.id, row] as const)]);
  });
}

const letGo = <R extends Row>(store: Held<R>, space: string): void =>
  store.change((known) => new Map([...known].filter(([, { space_id }]) => space_id !== space)));

const plan = { key: 'id', indexes: { space: ['space_id', 'id'] }, bySpace: 'space', revised: true } as const;
const docsKept = cacheStore<Doc>('docs', plan);
const commentsKept = cacheStore<DocComment>('docs.comments', plan);

const inCache = <R extends Row>(store: CacheStore<R>, rows: readonly R[]): CacheWrite[] =>
  rows.map((row) => put(store, row));

export const docsRows: Rows = {
  name: 'docs',
  events: [docChanged, docCommented],
  stores: [docsKept, commentsKept],

  async recall(space) {
    const { cache } = signedIn();
    hold(docs, await cache.all(docsKept, within(space), 'space'));
    hold(comments, await cache.all(commentsKept, within(space), 'space'));
  },

  async fetch(space, keep) {
    const params = { space_id: space };
    let revision: number | undefined;
    let after = 0;
    for (let more = true; more;) {
      const page = await ask(listDocs, { params, query: { after } });
      revision ??= page.rev;
      hold(docs, page.docs);
      keep(inCache(docsKept, page.docs));
      after = page.docs.at(-1)?.born ?? after;
      more = page.more;
    }
    after = 0;
    for (let more = true; more;) {
      const page = await ask(listComments, { params, query: { after } });
      hold(comments, page.comments);
      keep(inCache(commentsKept, page.comments));
      after = page.comments.at(-1)?.born ?? after;
      more = page.more;
    }
    return revision ?? 0;
  },

  apply(_space, changes) {
    const said = changes.filter(({ event }: Change) => event === docCommented.name);
    const others = changes.filter(({ event }: Change) => event === docChanged.name);
    const gone = others.map(({ data }) => data as Doc).filter(({ deleted_at }) => deleted_at !== null);
    return [
      ...gone.map(({ id }): CacheWrite => ({ store: wordsKept, drop: id })),
      ...took(
        docs,
        docsKept,
        others.map(({ data }) => data as Doc),
      ),
      ...took(
        comments,
        commentsKept,
        said.map(({ data }) => data as DocComment),
      ),
    ];
  },

  reset(space) {
    letGo(docs, space);
    letGo(comments, space);
  },
};

function took<R extends Row>(store: Held<R>, kept: CacheStore<R>, rows: readonly R[]): CacheWrite[] {
  hold(store, rows);
  return inCache(kept, rows);
}

const keepAnswer = (writes: CacheWrite[]): void =>
  void signedIn()
    .cache.write(writes)
    .catch(() => {});

function answered(answer: unknown): void {
  const rows = isMany(answer) ? answer.docs : [answer as Doc];
  keepAnswer(took(docs, docsKept, rows));
}

const isMany = (answer: unknown): answer is { docs: Doc[] } =>
  typeof answer === 'object' && answer !== null && 'docs' in answer;

const saidAnswered = (answer: unknown): void =>
  keepAnswer(took(comments, commentsKept, [answer as DocComment]));

/** Calls that wait in the outbox while there is no way to the house. */
export const docsSends: readonly Send[] = [
  ...[createDoc, changeDoc, deleteDoc, keepDoc, copyDoc].map((call) => ({ call, answered })),
  ...[commentDoc, answerComment, settleComment, deleteComment].map((call) => ({
    call,
    answered: saidAnswered,
  })),
];
