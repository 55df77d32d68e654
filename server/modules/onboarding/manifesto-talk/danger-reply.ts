import type { Danger } from './talk-ports.ts';

/** No question, no slip, and nothing that sounds like a programme: whom to call, and that somebody should be near. */
export function dangerReply({ call, elsewhere, listening, steps }: Danger): string {
  const others = elsewhere.map(({ number, where }) => `${number} in ${where}`).join(', ');
  const lines = listening.map(({ number, where }) => `${number} in ${where}`).join(', ');
  return [
    `I am a program, and this is not for me alone. If anyone is in danger, please call ${call.number} now. Elsewhere it is ${others}.`,
    steps.map(({ lead, rest }) => `${lead} ${rest}`).join(' '),
    `If living hurts too much, somebody listens at any hour: ${lines}. It costs nothing.`,
    'My questions can wait, and nothing of this was put on a slip.',
  ].join('\n');
}
