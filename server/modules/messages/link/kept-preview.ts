import type { LinkPreview } from '@kinsong/contract/messages/message-parts.ts';

/** What a link in a message leads to; or that its author would rather not show it, so that it does not come back. */
export type KeptPreview = LinkPreview | { readonly url: string; readonly removed: true };

export const shownPreview = (kept: KeptPreview | null): LinkPreview | null =>
  kept === null || 'removed' in kept ? null : kept;
