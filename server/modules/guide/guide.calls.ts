import { about, told } from '@kinsong/contract/guide/sent-to-model.ts';
import * as chat from '@kinsong/contract/guide/chat.ts';
import * as help from '@kinsong/contract/guide/help-offers.ts';
import * as memory from '@kinsong/contract/guide/memory.ts';
import * as proposals from '@kinsong/contract/guide/proposals.ts';
import * as swap from '@kinsong/contract/guide/swap.ts';
import { on, type Route } from '../../platform/module.ts';
import { caller } from '../../platform/caller.ts';
import { aboutGuide, toldFor } from './answers/usage-report.ts';
import { decideConsent, openThreadOf, settleThread } from './thread/thread.ts';
import * as conversation from './thread/conversation.ts';
import * as offers from './help-offers/help-offers.ts';
import * as remembering from './memory/memory.ts';
import { dropReminder, listReminders } from './reminders/reminders.ts';
import { answerByButton } from './proposals/answer-by-button.ts';
import { beginSwap, listSwaps, openSwapFor, takeStep } from './swaps/swaps.ts';

const talking: Route[] = [
  on(chat.openThread, (house, _input, visit) => openThreadOf(house, caller(visit))),
  on(chat.settleThread, (house, { body }, visit) => settleThread(house, caller(visit), body)),
  on(chat.giveConsent, (house, { body }, visit) =>
    decideConsent(house, caller(visit), body.provider, body.yes),
  ),
  on(chat.chat, (house, { body }, visit) => conversation.chat(house, caller(visit), body)),
  on(chat.chatAgain, (house, { params, body }, visit) =>
    conversation.again(house, caller(visit), params.message_id, body?.wait ?? true),
  ),
  on(chat.nudge, (house, { body }, visit) => conversation.speakUp(house, caller(visit), 'nudge', body?.id)),
  on(chat.story, (house, { body }, visit) => conversation.speakUp(house, caller(visit), 'story', body?.id)),
  on(about, (house, _input, visit) => aboutGuide(house, caller(visit))),
  on(told, (house, { params }, visit) => toldFor(house, caller(visit), params.message_id)),
];

const proposing: Route[] = [
  on(proposals.answerProposal, (house, { params, body }, visit) =>
    answerByButton(house, caller(visit), params.proposal_id, body),
  ),
  on(proposals.myReminders, async (house, _input, visit) => ({
    reminders: await listReminders(house, caller(visit)),
  })),
  on(proposals.dropReminder, async (house, { params }, visit) => {
    await dropReminder(house, caller(visit), params.reminder_id);
    return { dropped: true };
  }),
];

const remember: Route[] = [
  on(memory.memories, (house, _input, visit) => remembering.listMemories(house, caller(visit))),
  on(memory.remember, (house, { body }, visit) => remembering.rememberThis(house, caller(visit), body)),
  on(memory.changeMemory, (house, { params, body }, visit) =>
    remembering.changeMemory(house, caller(visit), params.memory_id, body.text),
  ),
  on(memory.forgetMemory, async (house, { params }, visit) => ({
    forgotten: await remembering.forget(house, caller(visit), params.memory_id),
  })),
  on(memory.forgetAll, async (house, { body }, visit) => ({
    forgotten: await remembering.forgetEverything(house, caller(visit), body.word),
  })),
];

const helping: Route[] = [
  on(help.helpOffers, (house, _input, visit) => offers.myHelpOffers(house, caller(visit))),
  on(help.forgetHelpOffer, async (house, { params }, visit) => ({
    forgotten: await offers.forgetHelpOffer(house, caller(visit), params.offer_id),
  })),
];

const swapping: Route[] = [
  on(swap.mySwaps, async (house, _input, visit) => ({ swaps: await listSwaps(house, caller(visit)) })),
  on(swap.openSwap, (house, { params }, visit) => openSwapFor(house, caller(visit), params.swap_id)),
  on(swap.beginSwap, (house, { body }, visit) => beginSwap(house, caller(visit), body)),
  on(swap.takeStep, (house, { params, body }, visit) => takeStep(house, caller(visit), params.swap_id, body)),
];

export const guideRoutes: Route[] = [...talking, ...proposing, ...remember, ...helping, ...swapping];
