import type { SummaryLine, SummaryTask } from '@kinsong/contract/assistant/assistant.ts';

const most = 3;

/** What could be done next, from nothing but what stands there: a question without an answer, a task that nobody carries. */
export function opportunitiesIn(
  open: readonly SummaryLine[],
  tasks: readonly SummaryTask[],
  nameOf: (id: string) => string,
): string[] {
  const asked = open.map(({ text, author_id }) => {
    const who = author_id === null ? 'Someone' : nameOf(author_id);
    return `${who} asked “${text}” and has no answer yet.`;
  });
  const carried = tasks
    .filter(({ assigned_to }) => assigned_to === null)
    .map(({ text }) => `Nobody carries “${text}” yet.`);
  return [...asked.slice(0, most - 1), ...carried].slice(0, most);
}
