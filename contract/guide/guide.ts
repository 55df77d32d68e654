import { aboutCalls } from './sent-to-model.ts';
import { chatCalls } from './chat.ts';
import { helpOfferCalls } from './help-offers.ts';
import { memoryCalls } from './memory.ts';
import { proposalCalls } from './proposals.ts';
import { swapCalls } from './swap.ts';

export const guideCalls = [
  ...chatCalls,
  ...proposalCalls,
  ...memoryCalls,
  ...helpOfferCalls,
  ...aboutCalls,
  ...swapCalls,
];
