import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import {
  farIntentions,
  nearIntentions,
  objectiveOf,
  toBeDiscovered,
} from '@kinsong/contract/onboarding/intentions.ts';
import type { keepManifesto, ManifestoDraft, myManifesto } from '@kinsong/contract/onboarding/manifesto.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { findPersonById, userOf } from '../../identity/index.ts';
import { introduce, profilesOf, reachLevel } from '../../seekers/index.ts';
import { profileChanged } from '../../spaces/index.ts';
import { endPart } from '../evening.ts';
import { onboardingPorts } from '../ports.ts';
import { textOfVersion } from './brought-text.ts';
import { manifestoShape, versionShape } from './contract-shapes.ts';
import * as drafts from './drafts.sql.ts';
import { dropUnused, textLines } from './texts.sql.ts';
import * as rows from './versions.sql.ts';

type Wanted = Received<typeof keepManifesto>['body'];

/** Keeps a manifesto as the newest version: entering with it, skipping it, or meaning it otherwise years later. */
export async function keep(
  house: House,
  person: Person,
  wanted: Wanted,
): Promise<Answer<typeof keepManifesto>> {
  if (wanted.avatar_name === '') throw new Refusal('manifesto.name');
  const face = wanted.uploaded_avatar ?? '';
  if (face !== '' && !(await onboardingPorts.of(house).mayWear(house, person.id, face)))
    throw new Refusal('onboarding.denied');
  const seen = (await profilesOf(house.db, [person.id])).get(person.id);
  const { row, isNew } = await house.db.transaction((tx) => store(house, tx, person, wanted));
  const looksOther = wanted.avatar_name !== seen?.name || (face !== '' && face !== seen.avatar_url);
  if (isNew && looksOther) await profileChanged(house, person.id);
  const account = await findPersonById(house.db, person.id);
  if (account === null) throw new Refusal('auth.needed');
  return {
    ...(await userOf(house, account)),
    manifesto: manifestoShape(row),
    ready_for_gameplay: true,
    guild_creation_requested: row.wantsToCreateGuild,
  };
}

interface Stored {
  readonly row: rows.ManifestoRow;
  readonly isNew: boolean;
}

async function store(house: House, tx: Db, person: Person, wanted: Wanted): Promise<Stored> {
  await rows.holdManifesto(tx, person.id);
  const known = wanted.id === undefined ? null : await rows.findVersion(tx, wanted.id);
  if (known !== null && known.personId !== person.id) throw new Refusal('id.taken');
  if (known !== null) return { row: known, isNew: false };
  const now = house.clock.now();
  const before = await rows.currentManifesto(tx, person.id);
  const textId = await textOfVersion(house, tx, person, wanted.uploaded_manifesto);
  const row = versionOf(wanted, person, (before?.version ?? 0) + 1, textId, now);
  await rows.insertVersion(tx, row);
  // What was begun and then skipped waits for whoever comes back to it.
  if (!wanted.build_over_time) await drafts.dropDraft(tx, person.id);
  await dropUnused(tx, person.id);
  await introduce(tx, person.id, wanted.avatar_name, wanted.uploaded_avatar ?? '');
  await reachLevel(tx, person.id, wanted.build_over_time ? 'discovering' : 'manifesto_activated');
  await endPart(house, tx, person.id, {
    part: 'manifesto_onboarding',
    act: wanted.build_over_time ? 'skipped' : 'finished',
    guildWanted: wanted.wants_to_create_guild,
  });
  return { row, isNew: true };
}

function versionOf(
  wanted: Wanted,
  person: Person,
  version: number,
  textId: string | null,
  now: Date,
): rows.ManifestoRow {
  const { personal_intentions: near, earth_intentions: far, build_over_time: skips } = wanted;
  return {
    id: wanted.id ?? newId(now.getTime()),
    personId: person.id,
    version,
    avatarName: wanted.avatar_name,
    personalObjective: skips ? toBeDiscovered : objectiveOf(wanted.personal_objective, nearIntentions, near),
    earthObjective: skips ? toBeDiscovered : objectiveOf(wanted.earth_objective, farIntentions, far),
    personalIntentions: near,
    earthIntentions: far,
    wantsToCreateGuild: wanted.wants_to_create_guild,
    worldSetParticipant: wanted.world_set_participant,
    buildOverTime: skips,
    uploadedAvatar: wanted.uploaded_avatar ?? null,
    textId,
    createdAt: wanted.created_at === undefined ? now : new Date(wanted.created_at),
    keptAt: now,
  };
}

export async function readManifesto(house: House, person: Person): Promise<Answer<typeof myManifesto>> {
  const [versions, begun] = await Promise.all([
    rows.versionsOf(house.db, person.id),
    drafts.findDraft(house.db, person.id),
  ]);
  const textId = begun === null ? (versions[0]?.textId ?? null) : begun.textId;
  const withText = [textId, ...versions.map((row) => row.textId)].filter((id) => id !== null);
  const lines = await textLines(house.db, withText);
  const [current = null, ...earlier] = versions.map((row) => versionShape(row, lines));
  return {
    current,
    earlier,
    draft: begun?.draft ?? null,
    text: textId === null ? null : (lines.get(textId) ?? null),
  };
}

export async function layAside(
  house: House,
  person: Person,
  draft: ManifestoDraft,
): Promise<{ kept_at: string }> {
  const now = house.clock.now();
  await house.db.transaction(async (tx) => {
    await rows.holdManifesto(tx, person.id);
    await drafts.keepDraft(tx, person.id, draft, now);
  });
  return { kept_at: now.toISOString() };
}
