import { newTask } from '@kinsong/contract/tasks/task-after-change.ts';
import { wordsField } from '@kinsong/engines/docs/doc-schema.ts';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applyAwarenessUpdate, Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { signedIn } from '../../platform/signed-in.ts';
import { emptyOutbox } from '../../test/empty-outbox.ts';
import { expectClean } from '../../test/expect-clean.ts';
import { mount, type Size } from '../../test/mount.tsx';
import { salonId } from '../../test/salon.ts';
import { anna, goInside } from '../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../ui/skins/skin.ts';
import { files } from '../files/index.ts';
import { messages } from '../messages/index.ts';
import { spaces } from '../spaces/index.ts';
import { tasks } from '../tasks/index.ts';
import { hold as holdTasks } from '../tasks/tasks.data.ts';
import { members, mine } from '../spaces/spaces.data.ts';
import { DocsTab } from './DocsTab.tsx';
import { docsRows } from './docs.data.ts';
import { wordsUnsent } from './line/kept-words.ts';
import { hold, letGo } from './line/open-docs.ts';
import { docs } from './manifest.ts';
import {
  comment,
  doc,
  lieThere,
  mySpaces,
  people,
  keepWords,
  line,
  ruth,
  space,
  tomas,
} from './page/written-doc.ts';

const folder = doc(10, 'The roof', { kind: 'folder', order: 'a' });
const roof = doc(1, 'What we agreed', { parent_id: folder.id });
const long = doc(2, 'Letter to the insurance about everything that fell from the roof in one night');
const all = [folder, roof, long];
const taskId = salonId(400);
const said = [
  comment(1, roof, { quote: 'where Oma sleeps', content: 'I sleep well. Do the kitchen first.' }),
];

function furnish(role: 'owner' | 'member' | 'guest', ...there: Parameters<typeof lieThere>): void {
  mine.set(mySpaces(role));
  members.of(space).set(people);
  lieThere(...there);
}

const onAddress = vi.fn<(change: Record<string, string | undefined>) => void>();
const onChoose = vi.fn<(id: string | undefined) => void>();

beforeAll(async () => {
  goInside(spaces, files, messages, tasks, docs);
  await keepWords(roof, [
    line('He does the north side first, because that is where Oma sleeps.'),
    { type: 'task', attrs: { task_id: taskId } },
    { type: 'task', attrs: { task_id: salonId(499) } },
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Who eats with Bram' }] },
    { type: 'paragraph', content: [{ type: 'mention', attrs: { person_id: ruth, name: 'Ruth' } }] },
  ]);
  const origin = {
    type: 'manual',
    id: null,
    space_id: null,
    text: '',
    author_id: null,
    said_at: null,
    seq: null,
  } as const;
  const hooks = { id: taskId, text: 'Ask Bram to bring slate hooks', assigned_to: anna.id };
  const by = { by: anna.id, at: '2026-10-01T10:00:00.000Z' };
  holdTasks([newTask(hooks, { space_id: space, rev: 1, origin }, by)]);
});

afterEach(async () => {
  onAddress.mockClear();
  onChoose.mockClear();
  await emptyOutbox();
});

const look = (led: string | undefined, size: Size = 'wide', skin?: Skin): Promise<HTMLElement> =>
  mount(
    <div data-area="salon" style={{ height: '700px', display: 'flex' }}>
      <DocsTab
        space={space}
        led={led === undefined ? undefined : { id: led }}
        onChoose={onChoose}
        address={{}}
        onAddress={onAddress}
      />
    </div>,
    skin,
    size,
  );

const words = page.getByRole('textbox', { name: 'What we agreed, the words' });
const waiting = () =>
  signedIn()
    .outbox.items.get()
    .map(({ call, body }) => ({ call, body }));

describe.each(['wide', 'narrow'] as const)('[P8] a doc that this browser kept, %s', (size) => {
  test.each(skins)('opens without a line to the house, clean in %s', async (skin) => {
    furnish('owner', all, said);
    const place = await look(roof.id, size, skin);
    await expect.element(words).toBeVisible();
    await expect.element(page.getByText('As it was here last')).toBeInTheDocument();
    await expect.element(page.getByText('Ask Bram to bring slate hooks')).toBeVisible();
    await expectClean(place);
  });
});

test('[P8] a task in the text is the task itself: ticked there it is done', async () => {
  furnish('member', all);
  await look(roof.id);
  await page.getByRole('checkbox', { name: 'Ask Bram to bring slate hooks' }).click();
  await expect.poll(waiting).toMatchObject([{ call: 'tasks.change', body: { status: 'completed' } }]);
});

test('[P8] what is written without a line is kept, and said to be', async () => {
  furnish('member', all);
  await look(roof.id);
  await words.click();
  await userEvent.keyboard('{Control>}{End}{/Control} and I');
  await expect.element(page.getByText('Kept here, sent later')).toBeVisible();
  const kept = await signedIn().cache.all(wordsUnsent);
  const again = new Y.Doc();
  for (const { update } of kept) Y.applyUpdate(again, update);
  expect(kept.length).toBeGreaterThan(0);
  const open = hold(space, roof.id);
  expect(JSON.stringify(open.words.getXmlFragment(wordsField).toJSON())).toContain(' and I');
  letGo(roof.id, open);
});

test('[P8] who writes beside me has a caret with a name, and is named above', async () => {
  furnish('member', all);
  const place = await look(roof.id);
  await expect.element(words).toBeVisible();
  const open = hold(space, roof.id);
  const far = new Y.Doc();
  Y.applyUpdate(far, Y.encodeStateAsUpdate(open.words));
  const awareness = new Awareness(far);
  const first = (open.words.getXmlFragment(wordsField).get(0) as Y.XmlElement).get(0) as Y.XmlText;
  const where = Y.relativePositionToJSON(Y.createRelativePositionFromTypeIndex(first, 5));
  awareness.setLocalState({
    user: { id: tomas, name: 'Somebody else' },
    cursor: { anchor: where, head: where },
  });
  applyAwarenessUpdate(open.awareness, encodeAwarenessUpdate(awareness, [far.clientID]), 'the line');
  await expect.element(page.getByText('Tomas is writing too')).toBeVisible();
  await expect.poll(() => place.querySelector('[data-caret]')?.textContent).toContain('Tomas');
  letGo(roof.id, open);
});

test('[P8] what somebody said stands at its words, also where they carry no mark, and is answered there', async () => {
  furnish('guest', all, said);
  const place = await look(roof.id);
  await expect.poll(() => place.querySelector('[data-said]')?.textContent).toBe('where Oma sleeps');
  await page.getByRole('button', { name: 'Look at what is said about “where Oma sleeps”' }).click();
  await page.getByLabelText('Answer').fill('Good.');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Good.', { exact: true })).toBeVisible();
  expect(waiting()).toMatchObject([{ call: 'docs.answerComment', body: { content: 'Good.' } }]);
});

test('[P8] a guest reads and may say something, and finds nothing to write with', async () => {
  furnish('guest', all);
  await look(roof.id);
  await expect.element(page.getByText('You read here, and may say what you think.')).toBeVisible();
  expect(words.element().getAttribute('contenteditable')).toBe('false');
  expect(page.getByRole('button', { name: 'New doc' }).query()).toBeNull();
  expect(page.getByRole('button', { name: 'Bold' }).query()).toBeNull();
});

test('[P8] a stroke offers what a line may become, arrows choose and Enter takes', async () => {
  furnish('member', all);
  const place = await look(roof.id);
  await words.click();
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}/quo');
  await expect.element(page.getByRole('option', { name: 'Quote' })).toBeVisible();
  await userEvent.keyboard('{Enter}A promise');
  await expect.poll(() => place.querySelector('blockquote')?.textContent).toBe('A promise');
  await userEvent.keyboard('{Enter}{Enter}@Ru');
  await page.getByRole('option', { name: 'Ruth' }).click();
  await expect.poll(() => place.querySelectorAll('[data-person]').length).toBe(2);
});

test('[P8] by keys a doc goes out of its folder, and is named', async () => {
  furnish('member', all);
  const place = await look(roof.id);
  place.querySelector<HTMLElement>(`[data-doc="${roof.id}"]`)?.focus();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await expect.poll(waiting).toMatchObject([{ call: 'docs.change', body: { parent_id: null } }]);
  await userEvent.keyboard('{F2}');
  await page.getByLabelText('Name', { exact: true }).fill('What was agreed');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => waiting().at(-1)).toMatchObject({ body: { title: 'What was agreed' } });
});

test('[P8] a new doc is begun from the words of a file, and its heading is its name', async () => {
  furnish('member', all);
  await look(roof.id);
  await page.getByRole('button', { name: 'New doc', exact: true }).click();
  await page.getByRole('radio', { name: /^From Markdown/ }).click();
  await page.getByLabelText('Its words, in Markdown').fill('# Soup\n\nFor ten.');
  await page.getByRole('button', { name: 'Begin it' }).click();
  await expect
    .poll(waiting)
    .toMatchObject([{ call: 'docs.create', body: { title: 'Soup', markdown: '# Soup\n\nFor ten.' } }]);
  expect(onAddress).toHaveBeenCalledOnce();
});

test('[P8] a doc begun without a line is written in at once', async () => {
  furnish('member', all);
  await look(roof.id);
  await page.getByRole('button', { name: 'New doc', exact: true }).click();
  await page.getByLabelText('Name', { exact: true }).fill('Wishes');
  await page.getByRole('button', { name: 'Begin it' }).click();
  await expect.poll(waiting).toHaveLength(1);
  const id = String(waiting()[0]?.body?.['id']);
  await look(id);
  const empty = page.getByRole('textbox', { name: 'Wishes, the words' });
  await empty.click();
  await userEvent.keyboard('A longer table');
  await expect.element(page.getByText('A longer table')).toBeVisible();
});

test.each(['wide', 'narrow'] as const)('[P8] nothing written yet: how it begins (%s)', async (size) => {
  furnish('owner', []);
  const place = await look(undefined, size);
  signedIn().sync.state(space, docsRows).set('live');
  await expect.element(page.getByText('Nothing is written down here')).toBeVisible();
  await expectClean(place);
});
