import { beforeAll, expect, test } from 'vitest';
import type { DocNode } from '@kinsong/engines/docs/doc-schema.ts';
import { mount } from '../../../test/mount.tsx';
import { goInside } from '../../../test/sign-in-anna.ts';
import { messages } from '../../messages/index.ts';
import { spaces } from '../../spaces/index.ts';
import { DocsTab } from '../DocsTab.tsx';
import { docs } from '../manifest.ts';
import { mine } from '../../spaces/spaces.data.ts';
import { doc, keepWords, lieThere, line, mySpaces, space } from './written-doc.ts';

const pages = 200;
/** A page of a book: a heading and some six paragraphs of four hundred letters. */
const sentence = 'Until then the pot stays under the drip, and whoever passes it empties it. ';
const onePage = (n: number): DocNode[] => [
  { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: `Page ${n + 1}` }] },
  ...Array.from({ length: 6 }, () => line(sentence.repeat(5))),
];
const short = doc(1, 'Short');
const book = doc(2, 'The whole winter');

beforeAll(async () => {
  goInside(spaces, messages, docs);
  mine.set(mySpaces('member'));
  lieThere([short, book]);
  await keepWords(short, [line('Short.')]);
  await keepWords(book, Array.from({ length: pages }, (_, n) => onePage(n)).flat());
});

const opened = async (led: string, last: string): Promise<number> => {
  const from = performance.now();
  const place = await mount(
    <div data-area="salon" style={{ height: '800px', display: 'flex' }}>
      <DocsTab space={space} led={{ id: led }} onChoose={() => {}} address={{}} onAddress={() => {}} />
    </div>,
    'epic',
    'wide',
  );
  await expect.poll(() => place.textContent?.includes(last), { interval: 10, timeout: 5000 }).toBe(true);
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  return performance.now() - from;
};

test('[P8] a doc of two hundred pages opens in under a second', async () => {
  // The editor itself has come.
  await opened(short.id, 'Short.');
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) times.push(await opened(book.id, `Page ${pages}`));
  expect(Math.min(...times)).toBeLessThan(1000);
});
