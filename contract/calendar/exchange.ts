import { guestCalls } from './guests.ts';
import { importCalls } from './import.ts';
import { subscriptionCalls } from './subscriptions.ts';

/** Calendars in and out of the house: private addresses, files brought, letters to those outside. */
export const exchangeCalls = [...subscriptionCalls, ...importCalls, ...guestCalls];
