import type { Attachment } from '@kinsong/contract/files/files.ts';
import { Store } from '../../platform/store.ts';

/** A file as the viewer shows it: whose, when, and in which message. */
export interface Seen extends Pick<
  Attachment,
  'id' | 'name' | 'kind' | 'type' | 'state' | 'width' | 'height' | 'seconds'
> {
  readonly message_id: string | null;
  readonly by: string;
  readonly at: string;
}

export interface Viewed {
  readonly space: string;
  readonly files: readonly Seen[];
  readonly at: number;
}

/** What the viewer shows, while it is open. */
export const viewed = new Store<Viewed | undefined>(undefined);

/** Pictures and films of one message or of a salon, from one of them on. */
export function showFiles(space: string, files: readonly Seen[], id: string): void {
  const at = files.findIndex((file) => file.id === id);
  if (at !== -1) viewed.set({ space, files, at });
}

/** The space of which all that is shared is shown beside its talk. */
export const sharedShown = new Store<string | undefined>(undefined);
