import { eventKind } from '../common/event.ts';
import { Member, Space } from './spaces.ts';

export const spaceChanged = eventKind({
  name: 'spaces.changed',
  title: 'A space got another name, was archived or opened again',
  data: Space,
});

export const memberChanged = eventKind({
  name: 'spaces.memberChanged',
  title: 'Someone joined, left or got another role',
  data: Member,
});
