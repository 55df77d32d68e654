import type { DangerCard } from '@kinsong/contract/guide/danger-card.ts';

/** The card in words, for a client that shows only the answer: whom to call, and who listens. */
export function dangerWords({ call, elsewhere, listening, steps }: DangerCard): string {
  const others = elsewhere.map(({ number, where }) => `${number} in ${where}`).join(', ');
  const lines = listening.map(({ number, where }) => `${number} in ${where}`).join(', ');
  return [
    `I am a program, and this is not for me alone. If anyone is in danger, please call ${call.number} now. Elsewhere it is ${others}.`,
    steps.map(({ lead, rest }) => `${lead} ${rest}`).join(' '),
    `If living hurts too much, somebody listens at any hour: ${lines}. It costs nothing.`,
  ].join('\n');
}
