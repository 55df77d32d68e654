import { forgetHelpOffer, helpOffers } from '@kinsong/contract/guide/help-offers.ts';
import { about } from '@kinsong/contract/guide/sent-to-model.ts';
import { giveConsent, settleThread } from '@kinsong/contract/guide/chat.ts';
import {
  changeMemory,
  forgetAll,
  forgetMemory,
  memories,
  remember,
  type MemoryScope,
} from '@kinsong/contract/guide/memory.ts';
import { myReminders, dropReminder } from '@kinsong/contract/guide/proposals.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../platform/api/api.ts';
import { hold } from './guide.data.ts';

/** Where does what the guide's pages show come from? The house, asked when looked at and again after each change. */
export const useAbout = () =>
  useQuery({
    queryKey: ['guide', 'about'],
    queryFn: ({ signal }) => ask(about, {}, { signal }),
    retry: false,
  });

export const useMemories = () =>
  useQuery({
    queryKey: ['guide', 'memories'],
    queryFn: ({ signal }) => ask(memories, {}, { signal }),
    retry: false,
  });

export const useReminders = () =>
  useQuery({
    queryKey: ['guide', 'reminders'],
    queryFn: async ({ signal }) => (await ask(myReminders, {}, { signal })).reminders,
    retry: false,
  });

export const useHelpOffers = () =>
  useQuery({
    queryKey: ['guide', 'help offers'],
    queryFn: async ({ signal }) => (await ask(helpOffers, {}, { signal })).offers,
    retry: false,
  });

export interface NewMemory {
  readonly text: string;
  readonly scope: MemoryScope;
  readonly scope_space_id: string | null;
}

function useThenAskAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['guide'] });
}

export function useMemoryActions() {
  const onSettled = useThenAskAgain();
  return {
    add: useMutation({
      mutationFn: (memory: NewMemory) => ask(remember, { body: { id: newId(), ...memory } }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, text }: { id: string; text: string }) =>
        ask(changeMemory, { params: { memory_id: id }, body: { text } }),
      onSettled,
    }),
    forget: useMutation({
      mutationFn: (id: string) => ask(forgetMemory, { params: { memory_id: id } }),
      onSettled,
    }),
    forgetAll: useMutation({ mutationFn: (word: string) => ask(forgetAll, { body: { word } }), onSettled }),
    forgetOffer: useMutation({
      mutationFn: (id: string) => ask(forgetHelpOffer, { params: { offer_id: id } }),
      onSettled,
    }),
    dropReminder: useMutation({
      mutationFn: (id: string) => ask(dropReminder, { params: { reminder_id: id } }),
      onSettled,
    }),
  };
}

export function useGuideSettings() {
  const onSettled = useThenAskAgain();
  return {
    change: useMutation({
      mutationFn: async (settings: { memory_on?: boolean; reminders_on?: boolean; help_on?: boolean }) =>
        hold(await ask(settleThread, { body: settings })),
      onSettled,
    }),
    consent: useMutation({
      mutationFn: async ({ mark, yes }: { mark: string; yes: boolean }) =>
        hold(await ask(giveConsent, { body: { provider: mark, yes } })),
      onSettled,
    }),
  };
}
