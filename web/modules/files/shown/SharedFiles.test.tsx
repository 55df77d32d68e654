import { newId } from '@kinsong/contract/common/ids.ts';
import { previewAddress, type Attachment } from '@kinsong/contract/files/files.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { goInside } from '../../../test/sign-in-anna.ts';
import { useStore } from '../../../platform/store.ts';
import { skins } from '../../../ui/skins/skin.ts';
import { viewed } from '../open-layers.ts';
import { Viewer } from '../viewer/Viewer.tsx';
import { SharedFiles } from './SharedFiles.tsx';

const space = newId();
const author = newId();

const file = (name: string, more: Partial<Attachment> = {}): Attachment => ({
  ...{ id: newId(), name, kind: 'picture', type: 'image/webp', size: 90_000, width: 1600, height: 900 },
  ...{ state: 'ready', seconds: null, pages: null, opening: null, voice: false, waves: null, ...more },
});
const pictures = (count: number) => Array.from({ length: count }, (_each, at) => file(`Roof ${at + 1}.png`));
const message = (attachments: Attachment[]) => ({
  ...{ id: newId(), space_id: space, author_id: author, created_at: '2026-10-10T15:40:00.000Z', attachments },
});

const everything = [
  ...pictures(9),
  file('voice.webm', { kind: 'sound', voice: true, seconds: 51, waves: Array<number>(48).fill(40) }),
  file('A very long name of a quotation, roof and chimney, north side, second version.pdf', {
    ...{ kind: 'document', type: 'application/pdf', pages: 3 },
  }),
  file('Beans.txt', {
    kind: 'text',
    state: 'plain',
    opening: 'Beans, as at the mill\n\nTake what beans there are.',
  }),
  file('Drip.mp4', { kind: 'film', seconds: 24, state: 'plain' }),
];

beforeAll(() => goInside());

describe.each(skins)('what a message carries, in %s', (skin) => {
  test.each(Object.keys(sizes) as Size[])('has names, contrast and room on a %s screen', async (size) => {
    const here = <SharedFiles message={message(everything)} by="Noor" />;
    await expectClean(await mount(<main style={{ padding: '16px' }}>{here}</main>, skin, size));
  });
});

test.each([1, 2, 3, 4, 5, 9])(
  '[P4] a gallery of %i keeps its room before any picture has come',
  async (count) => {
    const place = await mount(<SharedFiles message={message(pictures(count))} by="Noor" />, 'epic', 'wide');
    const buttons = [...place.querySelectorAll('button')];
    expect(buttons).toHaveLength(Math.min(5, count));
    for (const button of buttons) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(place.innerText.trim()).toBe(count > 5 ? `+${count - 5}` : '');
  },
);

test('[P4] a paper shows its first page where there is a picture of it, else its first words, else its kind', async () => {
  const paper = { kind: 'document', type: 'application/pdf' } as const;
  const papers = [
    file('Drawn.pdf', paper),
    file('Written.md', { kind: 'text', state: 'plain', opening: ' Beans, as at the mill' }),
    file('Locked.pdf', { ...paper, state: 'plain' }),
    file('Drip.mp4', { kind: 'film', state: 'plain' }),
  ];
  const place = await mount(<SharedFiles message={message(papers)} by="Noor" />, 'epic', 'wide');
  // Nothing is asked for that the house has not.
  expect([...place.querySelectorAll('img')].map((each) => each.getAttribute('src'))).toEqual([
    previewAddress(papers[0]!.id, 'small'),
  ]);
  const pages = [...place.querySelectorAll('article')].map((each) => each.firstElementChild?.textContent);
  expect(pages.slice(1)).toEqual(['Beans, as at the mill', 'PDF']);
});

test('[G9] a text is read where one is, and what cannot be loaded says so and comes at the second asking', async () => {
  const text = file('Beans.txt', { kind: 'text', type: 'text/plain; charset=utf-8', size: 40 });
  const answers = [new Response('', { status: 503 }), new Response('Soak them <b>overnight</b>.')];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => answers.shift()!);
  const place = await mount(<SharedFiles message={message([text])} by="Anna" />, 'epic', 'narrow');
  place.querySelector<HTMLElement>('article button')?.click();
  await expect.poll(() => layer()?.textContent).toContain('The text could not be loaded.');
  [...layer()!.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry')?.click();
  await expect.poll(() => layer()?.textContent).toContain('Soak them <b>overnight</b>.');
  fetched.mockRestore();
});

const three = message(pictures(3));

function Looking() {
  const open = useStore(viewed);
  return (
    <>
      <SharedFiles message={three} by="Noor" />
      {open && (
        <Viewer
          open={open}
          place="Mending the House"
          nameOf={() => 'Noor'}
          faceOf={() => undefined}
          wordsOf={() => 'Piet took the ladder.'}
          mayChange={() => true}
          onToMessage={() => {}}
        />
      )}
    </>
  );
}

const layer = () => document.querySelector<HTMLElement>('[role=dialog]');

test('[P4] the viewer goes on by its keys, holds the page behind it, and gives the focus back', async () => {
  const place = await mount(<Looking />, 'epic', 'wide');
  const second = place.querySelectorAll('button')[1]!;
  second.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => layer()?.textContent).toContain('2 of 3');
  expect(place.hasAttribute('inert')).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => layer()?.textContent).toContain('3 of 3');
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Home}');
  await expect.poll(() => layer()?.textContent).toContain('1 of 3');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => layer()).toBeNull();
  expect(document.activeElement).toBe(second);
});

test.each(skins)('[P4] the viewer has names, contrast and room in %s', async (skin) => {
  for (const size of ['narrow', 'wide'] as const) {
    const place = await mount(<Looking />, skin, size);
    place.querySelector('button')?.click();
    await expect.poll(layer).not.toBeNull();
    await expectClean(layer()!);
    viewed.set(undefined);
    await expect.poll(layer).toBeNull();
  }
});
