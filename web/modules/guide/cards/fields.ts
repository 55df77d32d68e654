/** How an argument of a tool is changed by hand. What is of no kind here stays as the guide proposed it. */
export type FieldKind = 'words' | 'priority' | 'day';

export interface ChangeField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
}

const known: readonly ChangeField[] = [
  { name: 'text', label: 'What is to be done?', kind: 'words' },
  { name: 'title', label: 'What is to be done?', kind: 'words' },
  { name: 'name', label: 'What is it called?', kind: 'words' },
  { name: 'words', label: 'Which words?', kind: 'words' },
  { name: 'priority', label: 'How pressing is it?', kind: 'priority' },
  { name: 'due_date', label: 'By when?', kind: 'day' },
  { name: 'day', label: 'On which day?', kind: 'day' },
];

/** A task may be given a day and a weight even where the guide found none. */
const alwaysOf: Readonly<Record<string, readonly string[]>> = {
  'tasks.create': ['text', 'priority', 'due_date'],
};

export function fieldsOf(tool: string, args: Readonly<Record<string, unknown>>): readonly ChangeField[] {
  const wanted = new Set([...Object.keys(args), ...(alwaysOf[tool] ?? [])]);
  return known.filter(({ name }) => wanted.has(name));
}

/** What was changed, and nothing else; an emptied day is no day. */
export function changedArgs(
  before: Readonly<Record<string, unknown>>,
  fields: readonly ChangeField[],
  typed: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const { name, kind } of fields) {
    const words = typed[name] ?? '';
    const value = kind === 'priority' ? Number(words) : kind === 'day' && words === '' ? null : words.trim();
    if (value !== (before[name] ?? (kind === 'day' ? null : ''))) changed[name] = value;
  }
  return changed;
}
