import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import {
  eventGuests,
  inviteGuest,
  withdrawGuest,
  type InvitedGuest,
} from '@kinsong/contract/calendar/guests.ts';
import { importEvents, previewImport } from '@kinsong/contract/calendar/import.ts';
import {
  mySubscriptions,
  subscribe,
  unsubscribe,
  type MadeSubscription,
  type Subscription,
} from '@kinsong/contract/calendar/subscriptions.ts';
import type { Answer } from '@kinsong/contract/common/call.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { ask } from '../../../platform/api/api.ts';
import { hold } from '../calendar.data.ts';

/** What goes out of a calendar and comes in is asked of the house at once: none of it waits on a device. */
export const listSubscriptions = async (): Promise<readonly Subscription[]> =>
  (await ask(mySubscriptions, {})).subscriptions;

export const makeAddress = (space_id: string | null, tasks: boolean): Promise<MadeSubscription> =>
  ask(subscribe, { body: { space_id, tasks } });

export async function revokeAddress(subscription_id: string): Promise<void> {
  await ask(unsubscribe, { params: { subscription_id } });
}

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const lookInto = (space_id: string, file: File) =>
  ask(previewImport, { params: { space_id }, query: { zone: here() }, body: file });

export const putIn = (space_id: string, file: File): Promise<Answer<typeof importEvents>> =>
  ask(importEvents, { params: { space_id }, query: { zone: here() }, body: file });

export const addressesOf = async (event_id: string): Promise<readonly InvitedGuest[]> =>
  (await ask(eventGuests, { params: { event_id } })).guests;

export async function inviteByMail(
  event_id: string,
  guest: { readonly email: string; readonly name: string },
): Promise<CalendarEvent> {
  const event = await ask(inviteGuest, { params: { event_id }, body: { id: newId(), ...guest } });
  hold([event]);
  return event;
}

export async function takeInvitationBack(event_id: string, guest_id: string): Promise<void> {
  hold([await ask(withdrawGuest, { params: { event_id, guest_id } })]);
}
