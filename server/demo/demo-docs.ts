import { newId } from '@kinsong/contract/common/ids.ts';
import { answerComment, commentDoc, settleComment } from '@kinsong/contract/docs/doc-comments.ts';
import { createDoc } from '@kinsong/contract/docs/docs.ts';
import { listFiles } from '@kinsong/contract/files/files.ts';
import { listTasks } from '@kinsong/contract/tasks/tasks.ts';
import { fromMarkdown } from '@kinsong/engines/docs/from-markdown.ts';
import { writeWords } from '../modules/docs/index.ts';
import type { House } from '../platform/house.ts';
import { quoted } from './docs/comment-marks.ts';
import { homeDocs, type DocOfHome } from './docs/home-docs.ts';
import type { Home, Moment } from './demo-house.ts';
import { momentOf } from './read-talk.ts';

/** The docs of the salons, as they were begun and written further, and what was said about them. */
export function docMoments(house: House, today: Date): Moment[] {
  const ids = new Map<string, string>();
  return homeDocs.flatMap((doc) => [
    { at: momentOf(today, ...doc.begun), happen: (home: Home) => begin(home, doc, ids) },
    ...doc.written.map(({ who, at, words }) => ({
      at: momentOf(today, ...at),
      happen: async (home: Home) => {
        const person = { id: home.who(who).id, roles: [], sessionId: '' };
        const json = fromMarkdown(await filled(home, doc, words));
        const marked = doc.said.reduce((all, { id, quote }) => quoted(all, quote, id), json);
        await writeWords(house, person, idOf(ids, doc.title), marked);
      },
    })),
    ...doc.said.flatMap((comment) => [
      {
        at: momentOf(today, ...comment.at),
        happen: async (home: Home) => {
          const { id, quote, content } = comment;
          const params = { doc_id: idOf(ids, doc.title) };
          await home.who(comment.who).call(commentDoc, { params, body: { id, quote, content } });
        },
      },
      ...comment.answers.map(({ who, at, content }) => ({
        at: momentOf(today, ...at),
        happen: async (home: Home) => {
          const params = { comment_id: comment.id };
          await home.who(who).call(answerComment, { params, body: { id: newId(), content } });
          if (comment.settled === true)
            await home.who(who).call(settleComment, { params, body: { settled: true } });
        },
      })),
    ]),
  ]);
}

async function begin(home: Home, doc: DocOfHome, ids: Map<string, string>): Promise<void> {
  const id = newId();
  ids.set(doc.title, id);
  const { kind, title, first: markdown } = doc;
  const parent_id = doc.within === undefined ? null : idOf(ids, doc.within);
  const params = { space_id: home.salon(doc.place).id };
  await home.who(doc.by).call(createDoc, { params, body: { id, kind, title, parent_id, markdown } });
}

function idOf(ids: ReadonlyMap<string, string>, title: string): string {
  const id = ids.get(title);
  if (id === undefined) throw new Error(`nobody began ${title}`);
  return id;
}

/** Puts the salon's own task and picture where the words name them. */
async function filled(home: Home, { place, by }: DocOfHome, words: string): Promise<string> {
  const call = { params: { space_id: home.salon(place).id }, query: {} };
  const { tasks } = words.includes('{task') ? await home.who(by).call(listTasks, call) : { tasks: [] };
  const { files } = words.includes('{picture') ? await home.who(by).call(listFiles, call) : { files: [] };
  return words
    .replaceAll(/\{task (.*?)\}/g, (_, text: string) => {
      const id = tasks.find((task) => task.text === text)?.id;
      if (id === undefined) throw new Error(`nobody wrote down ${text}`);
      return `- [ ] ${text} <!-- task ${id} -->`;
    })
    .replaceAll(/\{picture (.*?)\|(.*?)\}/g, (_, name: string, caption: string) => {
      const id = files.find((file) => file.name === name)?.id;
      if (id === undefined) throw new Error(`nobody brought ${name}`);
      return `![${name.replace(/\.\w+$/, '')}](/api/files/${id} "${caption}")`;
    });
}
