import { focusTags } from '@kinsong/contract/guilds/focus-tags.ts';
import { Id, newId } from '@kinsong/contract/common/ids.ts';
import * as z from 'zod';
import { drafts, put } from '../../../platform/cache/stores.ts';
import { signedIn } from '../../../platform/signed-in.ts';

/** What was begun of a guild, on this device. Its id stays with it, so that it is made once whatever becomes of the answer. */
const GuildDraft = z.object({
  id: Id,
  name: z.string(),
  subtitle: z.string(),
  manifesto: z.string(),
  image: z.string(),
  focus_tags: z.array(z.enum(focusTags)),
});
export type GuildDraft = z.infer<typeof GuildDraft>;

/** Its place among what one has begun to write. */
const place = 'new guild';

export const nothingYet = (): GuildDraft => ({
  id: newId(),
  name: '',
  subtitle: '',
  manifesto: '',
  image: '',
  focus_tags: [],
});

export async function begunGuild(): Promise<GuildDraft> {
  try {
    const kept = await signedIn().cache.get(drafts, place);
    return kept === undefined ? nothingYet() : GuildDraft.parse(JSON.parse(kept.text));
  } catch {
    return nothingYet();
  }
}

/** Undefined: it stands, and there is nothing to go on with. */
export const keepBegun = (draft: GuildDraft | undefined): Promise<void> =>
  signedIn()
    .cache.write([
      draft === undefined
        ? { store: drafts, drop: place }
        : put(drafts, { space_id: place, text: JSON.stringify(draft) }),
    ])
    .catch(() => {});

/** How many of the three things that make a guild are said. */
export const saidOf = ({ name, subtitle, manifesto }: GuildDraft): number =>
  [name, subtitle, manifesto].filter((words) => words.trim() !== '').length;
