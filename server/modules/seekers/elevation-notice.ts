import { Id } from '@kinsong/contract/common/ids.ts';
import * as z from 'zod';

const ElevationNews = z.object({
  /** Of the message that tells it. */
  id: Id,
  personId: Id,
  by: Id,
});

/** Asking somebody is work that must not be lost; who does it is handed to the module. */
export const elevationNotice = { name: 'seekers.tellOfElevation', payload: ElevationNews } as const;
