import { newId } from '@kinsong/contract/common/ids.ts';
import type { Owner } from './path-parameter-values.ts';

/** A query and a body that a call would accept, whatever else it asks for. */
export const plausible = ({ space }: Owner) => ({
  query: { q: 'presents', moment: '2026-10-24T18:00:00.000Z' },
  body: {
    id: newId(),
    kind: 'project',
    name: 'X',
    archived: false,
    role: 'guest',
    seq: 1,
    content: 'Hello',
    text: 'Hello',
    priority: 'P2',
    status: 'todo',
    due_date: '2099-01-01',
    project_name: 'X',
    code: '000000000000',
    email: 'someone@hearth.example',
    password: 'a long enough password',
    invite_code: '000000000000',
    avatar_name: 'X',
    real_name: 'X',
    email_or_phone: 'someone@hearth.example',
    consent: true,
    token: 'a token that opens nothing',
    message: 'Hello',
    wait: true,
    answer: 'yes',
    do: 'tell',
    scope: 'me',
    about: 'X',
    word: 'X',
    message_id: newId(),
    room_id: space,
  },
});
