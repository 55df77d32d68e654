import type { Summed } from '@kinsong/contract/assistant/assistant.ts';
import { dayWithin } from '../../../ui/index.ts';

const counted = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** '64 messages since Sunday, read by Mairy' */
export function howMuch({ messages, since, fresh, answers_by }: Summed): string {
  if (since === null) return '';
  const by = answers_by === 'model' ? ', read by Mairy' : '';
  const day = `since ${dayWithin(new Date(since))}`;
  if (fresh) return `${counted(messages, 'message', 'messages')} ${day}${by}`;
  return messages === 1 ? `The one message here${by}` : `The last ${messages} messages, ${day}${by}`;
}

/** Who read it, and whose words did not go out: said each time. */
export function howRead({ answers_by, kept_from_model: kept }: Summed): string {
  if (answers_by === 'built-in')
    return 'No model read this. These are sentences as they were said, chosen by their form; follow one to see what was around it.';
  if (kept === 0) return 'Everyone whose words are in it said yes to Mairy’s model.';
  const whose = kept === 1 ? 'One person has' : `${kept} people have`;
  return `${whose} not said yes to Mairy’s model. Their words did not go to it; from them these are sentences as they were said.`;
}

/** To be taken along. */
export function asText({ summary, decided, open, to_do, answers_by }: Summed): string {
  const part = (title: string, lines: readonly { text: string }[]) =>
    lines.length === 0 ? [] : [[title, ...lines.map(({ text }) => `- ${text}`)].join('\n')];
  return [
    ...(answers_by === 'model' || decided.length + open.length + to_do.length === 0 ? [summary] : []),
    ...part('Decided', decided),
    ...part('Still open', open),
    ...part('To do', to_do),
  ].join('\n\n');
}
