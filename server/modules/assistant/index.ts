import { salonAssistant } from '@kinsong/contract/assistant/assistant.ts';
import { caller } from '../../platform/caller.ts';
import { on, type Module } from '../../platform/module.ts';
import { askAssistant } from './ask-assistant.ts';
import { assistantPorts, type AssistantPorts } from './ports.ts';

/** Keeps nothing of its own: what it is asked is answered, to whoever asked, and forgotten. */
export const makeAssistant = (ports: AssistantPorts): Module => ({
  name: 'assistant',
  routes: [on(salonAssistant, (house, { body }, visit) => askAssistant(house, caller(visit), body))],
  open: (house) => assistantPorts.give(house, ports),
});
