import { newId } from '@kinsong/contract/common/ids.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { expect, test, vi } from 'vitest';
import { signedIn } from '../../../platform/signed-in.ts';
import type { OutboxItem } from '../../../platform/outbox/queue.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { anna, goInside } from '../../../test/sign-in-anna.ts';
import { mount } from '../../../test/mount.tsx';
import { ChangedTooLate } from './ChangedTooLate.tsx';
import { SendingState } from './SendingState.tsx';
import { overlay } from './unsent-overlay.ts';

test('[E21] words the house refused say that sending failed, why, and can be sent again or taken back', async () => {
  goInside();
  const item: OutboxItem = { n: 1, space: newId(), call: 'messages.post', params: {}, at: 0, tries: 1 };
  const message = { id: newId(), space_id: item.space, author_id: anna.id } as Message;
  const place = await mount(
    <main>
      <SendingState shown={{ message, way: 'refused', refused: 'space.archived', item }} />
    </main>,
  );
  const alert = place.querySelector<HTMLElement>('[role="alert"]')!;
  expect(alert.innerText).toContain('Message sending failed. Please try again.');
  expect(alert.innerText).toContain('This space is archived.');
  await expectClean(place);
  const { outbox } = signedIn();
  const retry = vi.spyOn(outbox, 'retry').mockResolvedValue();
  const takeBack = vi.spyOn(outbox, 'takeBack').mockResolvedValue();
  const [again, back] = alert.querySelectorAll('button');
  again!.click();
  expect(retry).toHaveBeenCalledWith(item);
  back!.click();
  expect(takeBack).toHaveBeenCalledWith(item);
});

test('[E21] new words for a message that was taken back meanwhile are shown, and can be said again', async () => {
  goInside();
  const space_id = newId();
  const [shown] = overlay(
    [
      {
        id: 'm',
        space_id,
        author_id: anna.id,
        content: '',
        deleted_at: '2026-10-14T10:00:00.000Z',
      } as Message,
    ],
    [
      {
        ...{ n: 1, space: space_id, call: 'messages.edit', params: { message_id: 'm' }, at: 0, tries: 1 },
        ...{ body: { content: 'Bring bread, and salt' }, refused: 'found.not' },
      },
    ],
    { space: space_id, me: anna.id, live: true },
  );
  const place = await mount(
    <main>
      <ChangedTooLate shown={shown!} />
    </main>,
  );
  const alert = place.querySelector<HTMLElement>('[role="alert"]')!;
  expect(alert.innerText).toContain('Bring bread, and salt');
  await expectClean(place);
  const { outbox } = signedIn();
  const write = vi.spyOn(outbox, 'write').mockResolvedValue();
  const takeBack = vi.spyOn(outbox, 'takeBack').mockResolvedValue();
  const [again, discard] = alert.querySelectorAll('button');
  again!.click();
  await vi.waitFor(() => expect(takeBack).toHaveBeenCalledTimes(1));
  expect(write.mock.calls[0]?.[2]).toMatchObject({ body: { content: 'Bring bread, and salt' } });
  discard!.click();
  expect(takeBack).toHaveBeenCalledTimes(2);
});
