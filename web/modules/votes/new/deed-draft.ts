import { newId } from '@kinsong/contract/common/ids.ts';
import type { NewDeed } from '@kinsong/contract/votes/deed.ts';

/** Something that happens when it passes, as somebody types it. Fields of other kinds are kept and not sent. */
export interface DeedDraft {
  readonly id: string;
  readonly kind: NewDeed['kind'];
  readonly text: string;
  /** For whom a task is, or whose role it is; empty: anyone. */
  readonly person: string;
  readonly due: string;
  readonly starts: string;
  readonly minutes: number;
  readonly role: 'steward' | 'member' | 'guest';
  /** Only where this choice wins; empty: whatever wins. */
  readonly option: string;
}

export const emptyDeed = (kind: NewDeed['kind'], person = ''): DeedDraft => ({
  ...{ id: newId(), kind, text: '', due: '', starts: '', minutes: 60, role: 'member', option: '' },
  person,
});

/** What is missing, in a sentence. */
export function faultOfDeed({ kind, text, person, starts }: DeedDraft): string | undefined {
  if (kind === 'role') return person === '' ? 'Say whose role it is.' : undefined;
  if (text.trim() === '') return emptyWords[kind];
  return kind === 'event' && starts === '' ? 'Say when the event is.' : undefined;
}

const emptyWords = {
  task: 'Say what is to be done.',
  event: 'Say what the event is called.',
  rule: 'Write the rule.',
} as const;

const minute = 60_000;

/** As it is sent. A choice that was taken away meanwhile is no condition any more. */
export function deedOf(deed: DeedDraft, options: readonly { readonly id: string }[], zone: string): NewDeed {
  const option = options.some(({ id }) => id === deed.option) ? deed.option : null;
  const text = deed.text.trim();
  switch (deed.kind) {
    case 'task':
      return {
        ...{ kind: 'task', option, text },
        assigned_to: deed.person === '' ? null : deed.person,
        due_date: deed.due === '' ? null : deed.due,
      };
    case 'event': {
      const starts = new Date(deed.starts);
      const ends = new Date(starts.getTime() + deed.minutes * minute);
      return {
        ...{ kind: 'event', option, text, zone },
        ...{ starts_at: starts.toISOString(), ends_at: ends.toISOString() },
      };
    }
    case 'role':
      return { kind: 'role', option, person_id: deed.person, role: deed.role };
    case 'rule':
      return { kind: 'rule', option, text, replaces: null };
  }
}
