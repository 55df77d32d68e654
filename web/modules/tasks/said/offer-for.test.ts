import { isWanted } from '@kinsong/engines/guide/frames/confirm-task.ts';
import { expect, test } from 'vitest';
import { isJustSaid } from './just-said.ts';
import { offerFor, offersAfter } from './offer-for.ts';

const said = (content: string) => ({ content, created_at: '2026-10-14T10:00:00.000Z' });

test.each([
  ['We need to mend the gutter', { kind: 'task' }],
  ['Let us start a project called Treehouse', { kind: 'project', name: 'Treehouse' }],
  ['The gutter is mended', undefined],
  ['What should I do?', undefined],
  ['Should we mend the gutter?', undefined],
  ["We don't need to mend the gutter", undefined],
])('[P4] "%s" is offered as what it sounds like', (words, offered) => {
  expect(offerFor(said(words), '2026-10-14', isWanted)).toEqual(offered);
});

test('[P4] the offer comes after 1 s in the hub and 1.5 s in a project chat, for what was said just now', () => {
  expect(offersAfter).toEqual({ hub: 1000, project: 1500 });
  const at = Date.parse('2026-10-14T10:00:00.000Z');
  expect(isJustSaid(said(''), at + 5000)).toBe(true);
  expect(isJustSaid(said(''), at + 120_000)).toBe(false);
});
