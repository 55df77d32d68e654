import { Id } from '@kinsong/contract/common/ids.ts';
import { Moment } from '@kinsong/contract/common/time.ts';
import {
  gateNames,
  gates,
  missingFor,
  noticeLasts,
  type Gate,
} from '@kinsong/contract/seekers/trust-gates.ts';
import * as z from 'zod';

const GateNews = z.object({
  /** Of the message that tells it. */
  id: Id,
  personId: Id,
  gate: z.enum(gateNames),
  what: z.enum(['opened', 'notice', 'closed']),
  score: z.int(),
  at: Moment,
});
export type GateNews = z.output<typeof GateNews>;

/** Telling somebody about a gate of theirs is work that must not be lost; who does it is handed to the module. */
export const gateNotice = { name: 'seekers.tellOfGate', payload: GateNews } as const;

/** What the house says to them. */
export function wordsOf({ gate: name, what, score, at }: GateNews, timeZone: string): string {
  const gate: Gate = gates[name];
  const opensAt = score + missingFor(gate, score);
  if (what === 'opened') return `A door has opened for you: ${gate.name}. Your trust is ${score}.`;
  if (what === 'closed') {
    return `${gate.name} is closed for you now: your trust is ${score}. The door opens again at ${opensAt}.`;
  }
  const until = new Date(new Date(at).getTime() + noticeLasts);
  const day = until.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  return `Your trust has fallen to ${score}. ${gate.name} stays open for you until ${day}, and longer if you are back above ${Math.floor(gate.at * 0.9)} by then.`;
}
