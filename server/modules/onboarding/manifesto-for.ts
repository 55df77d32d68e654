import {
  noFields,
  type ManifestoFields,
  type SharingUse,
} from '@kinsong/contract/onboarding/manifesto-talk.ts';
import type { House } from '../../platform/house.ts';
import { currentManifesto } from './manifesto/versions.sql.ts';
import { findTalk, savedFields } from './manifesto-talk/manifesto-talk.sql.ts';

/** What somebody lets others read of their manifesto: '' where they said nothing of it. */
interface SharedManifesto extends ManifestoFields {
  readonly personal_objective: string;
  readonly earth_objective: string;
}

/**
 * The one way by which other parts of the house read somebody's manifesto: what they kept last, by the form and by the
 * talk, and only for a use that they were asked about and permit. What they said on the way there is never in it, nor is
 * a text that they brought along.
 */
export async function manifestoFor(
  { db }: House,
  personId: string,
  use: SharingUse,
): Promise<SharedManifesto | null> {
  const talk = await findTalk(db, personId);
  if (talk?.sharing?.[use] !== true) return null;
  const [form, [saved]] = await Promise.all([currentManifesto(db, personId), savedFields(db, personId, 1)]);
  const written = form?.buildOverTime === false ? form : null;
  if (written === null && saved === undefined) return null;
  return {
    ...noFields,
    ...saved?.fields,
    personal_objective: written?.personalObjective ?? '',
    earth_objective: written?.earthObjective ?? '',
  };
}
