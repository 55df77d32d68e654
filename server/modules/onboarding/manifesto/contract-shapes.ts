import {
  textAddress,
  type Manifesto,
  type ManifestoVersion,
} from '@kinsong/contract/onboarding/manifesto.ts';
import type { TextLine } from './texts.sql.ts';
import type { ManifestoRow } from './versions.sql.ts';

/** The manifesto of S1 §3: of whoever skipped it, it says so, and otherwise it says nothing of that. */
export const manifestoShape = (row: ManifestoRow): Manifesto => ({
  avatar_name: row.avatarName,
  personal_objective: row.personalObjective,
  earth_objective: row.earthObjective,
  wants_to_create_guild: row.wantsToCreateGuild,
  uploaded_avatar: row.uploadedAvatar,
  uploaded_manifesto: row.textId === null ? null : textAddress(row.textId),
  created_at: row.createdAt.toISOString(),
  world_set_participant: row.worldSetParticipant,
  ...(row.buildOverTime ? { build_over_time: true } : {}),
});

export const versionShape = (row: ManifestoRow, lines: ReadonlyMap<string, TextLine>): ManifestoVersion => ({
  ...manifestoShape(row),
  id: row.id,
  version: row.version,
  kept_at: row.keptAt.toISOString(),
  personal_intentions: row.personalIntentions,
  earth_intentions: row.earthIntentions,
  text: row.textId === null ? null : (lines.get(row.textId) ?? null),
});
