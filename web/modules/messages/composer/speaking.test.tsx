import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { signedIn } from '../../../platform/signed-in.ts';
import { emptyOutbox } from '../../../test/empty-outbox.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { mount } from '../../../test/mount.tsx';
import { salon, salonId } from '../../../test/salon.ts';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { files } from '../../files/index.ts';
import { hold } from '../../files/voice/hold-to-speak.ts';
import { mine } from '../../spaces/spaces.data.ts';
import { spaces } from '../../spaces/manifest.ts';
import { messages } from '../manifest.ts';
import { TalkContext, type Talk } from '../stream/talk-context.ts';
import { Composer } from './Composer.tsx';

const space = salonId(1);
const nothing = () => {};
const talk: Talk = {
  ...{ space, me: anna.id, people: new Map<string, Member>(), here: new Set(), abilities: new Set() },
  ...{ editing: undefined, replyTo: undefined, lit: undefined, quotable: true, options: {} },
  isFolded: () => false,
  ...{ find: () => undefined, reply: nothing, edit: nothing, askTakeBack: nothing, ask: nothing },
  jumpTo: nothing,
};

beforeAll(() => {
  goInside(spaces, files, messages);
  navigator.mediaDevices.getUserMedia = async () => {
    const heard = new AudioContext();
    const tone = heard.createOscillator();
    const into = heard.createMediaStreamDestination();
    tone.connect(into);
    tone.start();
    return into.stream;
  };
});

beforeEach(async () => {
  hold.set(undefined);
  mine.set({ state: 'live', spaces: new Map([[space, salon(1)]]) });
  await emptyOutbox();
});

const look = (skin?: Skin) =>
  mount(
    <TalkContext value={talk}>
      <Composer
        space={space}
        replyTo={undefined}
        onReplyDone={nothing}
        onSent={nothing}
        onEditLast={nothing}
      />
    </TalkContext>,
    skin,
  );

const microphone = page.getByRole('button', { name: 'Speak' });
const recorder = page.getByRole('group', { name: 'Voice message' });
const field = page.getByRole('textbox', { name: 'Write to Salon 1' });
const said = () =>
  signedIn()
    .outbox.items.get()
    .filter(({ call }) => call === 'messages.post');

type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

const browser = (method: string, how: object): Promise<void> =>
  (cdp() as unknown as { send: (method: string, how: object) => Promise<void> }).send(method, how);

/** The middle of the microphone, as the whole window counts. */
async function place(): Promise<{ x: number; y: number }> {
  await expect.element(microphone).toBeVisible();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const { x, y, width, height } = microphone.element().getBoundingClientRect();
  return { x: frame.x + x + width / 2, y: frame.y + y + height / 2 };
}

/** A real finger on the microphone, or so far to its left. */
async function finger(): Promise<(type: Touch, left?: number) => Promise<void>> {
  const { x, y } = await place();
  return (type, left = 0) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: x - left, y }];
    return browser('Input.dispatchTouchEvent', { type, touchPoints });
  };
}

async function held(): ReturnType<typeof finger> {
  await look();
  const touch = await finger();
  await touch('touchStart');
  await expect.element(recorder.getByText('Slide away to cancel')).toBeVisible();
  return touch;
}

test('[P4] pressed without any line to the house, the microphone listens at once; the place to write comes back', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No way to the house'));
  await look();
  await microphone.click();
  expect(recorder.query()).not.toBeNull();
  expect(field.query()).toBeNull();
  await page.getByRole('button', { name: 'Do not send' }).click();
  await expect.element(field).toBeVisible();
  expect(said()).toEqual([]);
});

test('[P4] held by a finger it listens, and lifting the finger sends what was said', async () => {
  const touch = await held();
  await expect.element(recorder.getByText('0:01')).toBeVisible();
  await touch('touchEnd');
  await expect.poll(() => said().length).toBe(1);
  expect(said()[0]).toMatchObject({ body: { content: '', files: [expect.any(String)] } });
  await expect.element(field).toBeVisible();
  expect(recorder.query()).toBeNull();
});

test('[P4] a finger that slides away drops it, and may come back before it is lifted', async () => {
  const touch = await held();
  await touch('touchMove', 150);
  await expect.element(recorder.getByText('Let go to cancel')).toBeVisible();
  await touch('touchMove', 20);
  await expect.element(recorder.getByText('Slide away to cancel')).toBeVisible();
  await touch('touchMove', 150);
  await expect.element(recorder.getByText('Let go to cancel')).toBeVisible();
  await touch('touchEnd');
  await expect.element(field).toBeVisible();
  expect(said()).toEqual([]);
});

test('[P4] a short touch is a press: it listens on until a button says what becomes of it', async () => {
  await look();
  await expect.element(microphone).toBeVisible();
  const button = microphone.element() as HTMLElement;
  // Within the page: on a busy machine the way of a real finger there and back is as long as holding it.
  const how = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true };
  for (const what of ['pointerdown', 'pointerup']) button.dispatchEvent(new PointerEvent(what, how));
  // What a browser makes of such a touch.
  button.click();
  await expect.element(page.getByRole('button', { name: 'Send your voice' })).toBeVisible();
  expect(said()).toEqual([]);
});

test.each(skins)('[P4] %s: what listens is clean, held and not', async (skin) => {
  await look(skin);
  await microphone.click();
  await expect.element(recorder).toBeVisible();
  await expectClean(recorder.element() as HTMLElement);
  hold.set('rests');
  await expect.element(recorder.getByText('Slide away to cancel')).toBeVisible();
  await expectClean(recorder.element() as HTMLElement);
});
