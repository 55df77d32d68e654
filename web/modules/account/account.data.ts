import { addPasskey, beginPasskey, myPasskeys, removePasskey } from '@kinsong/contract/identity/passkeys.ts';
import { askConfirmation, changePassword } from '@kinsong/contract/identity/passwords-and-letters.ts';
import { endSession, endSessions, linkDevice, mySessions } from '@kinsong/contract/identity/sessions.ts';
import { myRequests } from '@kinsong/contract/invitations/waitlist.ts';
import type { Input } from '@kinsong/contract/common/call.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../platform/api/api.ts';
import { makePasskey } from '../../platform/passkey.ts';

/** Where does what concerns an account come from? The house, asked when looked at and again after each change. */
export const useSessions = () =>
  useQuery({
    queryKey: ['account', 'sessions'],
    queryFn: async ({ signal }) => (await ask(mySessions, {}, { signal })).sessions,
    retry: false,
  });

/** Passkeys, a password, letters. */
export const useWaysIn = () =>
  useQuery({
    queryKey: ['account', 'ways in'],
    queryFn: ({ signal }) => ask(myPasskeys, {}, { signal }),
    retry: false,
  });

/** Whether anybody ever used a word of one's own as a code. */
export const useWordsUsed = () =>
  useQuery({
    queryKey: ['requests', 'own', 'ever'],
    queryFn: async ({ signal }) => {
      const page = (state: 'asking' | 'decided') => ask(myRequests, { query: { state } }, { signal });
      return (await page('asking')).entries.length > 0 || (await page('decided')).entries.length > 0;
    },
    retry: false,
  });

/** A passkey is begun by the house, made by the browser, and kept by the house. */
async function makeAndKeep(name: string) {
  const { options } = await ask(beginPasskey, {});
  const credential = (await makePasskey(options)) as Input<typeof addPasskey>['body']['credential'];
  return ask(addPasskey, { body: { name, credential } });
}

export function useAccountActions() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['account'] });
  return {
    end: useMutation({
      mutationFn: (id: string) => ask(endSession, { params: { session_id: id } }),
      onSettled,
    }),
    endOthers: useMutation({ mutationFn: () => ask(endSessions, { query: {} }), onSettled }),
    addPasskey: useMutation({ mutationFn: makeAndKeep, onSettled }),
    removePasskey: useMutation({
      mutationFn: (id: string) => ask(removePasskey, { params: { passkey_id: id } }),
      onSettled,
    }),
    setPassword: useMutation({
      mutationFn: (body: Input<typeof changePassword>['body']) => ask(changePassword, { body }),
      onSettled,
    }),
    confirmEmail: useMutation({ mutationFn: () => ask(askConfirmation, {}) }),
    linkDevice: useMutation({ mutationFn: () => ask(linkDevice, {}) }),
  };
}
