import { eventKind } from '../common/event.ts';
import { Member, Space } from './spaces.ts';
import { Vitals } from './vitals.ts';

export const spaceChanged = eventKind({
  name: 'spaces.changed',
  title: 'A space got another name or other settings, was archived, opened again, deleted or kept',
  data: Space,
});

export const memberChanged = eventKind({
  name: 'spaces.memberChanged',
  title: 'Someone joined, left, got another role or said whether their work is shown',
  data: Member,
});

export const vitalsChanged = eventKind({
  name: 'spaces.vitalsChanged',
  title: 'What is counted of a space moved: tasks, votes, or when something was last done there',
  data: Vitals,
});
