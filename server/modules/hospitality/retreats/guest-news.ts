import { Id } from '@kinsong/contract/common/ids.ts';
import * as z from 'zod';

const GuestNews = z.object({
  /** Of the message in their thread. */
  id: Id,
  retreatId: Id,
  personId: Id,
  what: z.enum(['asked', 'moved up', 'withdrawn', 'cancelled']),
});
export type GuestNews = z.output<typeof GuestNews>;

/** Telling a guest is work that must not be lost. */
export const guestNews = { name: 'hospitality.tellGuest', payload: GuestNews } as const;
