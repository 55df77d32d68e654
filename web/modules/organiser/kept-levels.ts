import type { Answer } from '@kinsong/contract/common/call.ts';
import type { openLevel } from '@kinsong/contract/organiser/organiser.ts';
import { cacheStore } from '../../platform/cache/stores.ts';

/** One level of the tree as the house told it, with as many of its children as were asked for so far. */
export type Level = Answer<typeof openLevel> & { readonly id: string; readonly told_at: string };

export const levelsKept = cacheStore<Level>('organiser-levels', { key: 'id' });
