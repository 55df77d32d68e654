import type { AnswerSent, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import {
  longestAnswer,
  longestTalk,
  manifestoFields,
  sharingAtFirst,
  type correctManifesto,
  type ManifestoField,
  type ManifestoFields,
  type manifestoGuidance,
  type ManifestoTalk,
  type manifestoVersions,
  type saveManifesto,
  type Sharing,
  type TalkEntry,
} from '@kinsong/contract/onboarding/manifesto-talk.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { builtInReply } from './built-in-reply.ts';
import { greeting } from './questions.ts';
import { specialReply } from './special-reply.ts';
import * as rows from './manifesto-talk.sql.ts';

export async function seeTalk(house: House, { id }: Person): Promise<ManifestoTalk> {
  const now = house.clock.now();
  return shapeOf(house.db, (await rows.findTalk(house.db, id)) ?? rows.asUnbegun(id, now));
}

async function shapeOf(db: Db, row: rows.TalkRow): Promise<ManifestoTalk> {
  const [[saved], versions] = await Promise.all([
    rows.savedFields(db, row.personId, 1),
    rows.countVersions(db, row.personId),
  ]);
  const entries = begun(row);
  return {
    entries: [...entries],
    current_step: entries.filter(({ role }) => role === 'assistant').length - 1,
    understood: row.fields,
    newest: [...row.newest],
    sharing: row.sharing ?? sharingAtFirst,
    saved: saved === undefined ? null : { ...saved.fields, at: saved.savedAt.toISOString() },
    versions,
  };
}

/** The guide speaks first; it is kept with the first answer. */
const begun = ({ entries, personId, changedAt }: rows.TalkRow): readonly TalkEntry[] =>
  entries.length > 0
    ? entries
    : [{ id: personId, role: 'assistant', content: greeting, at: changedAt.toISOString() }];

type Guidance = Received<typeof manifestoGuidance>['body'];

/** What is said is answered and kept with its answer. Said twice with the same id, it is answered as it was. */
export async function guide(
  house: House,
  person: Person,
  { message, client_id = newId() }: Guidance,
): Promise<AnswerSent<typeof manifestoGuidance>> {
  const at = house.clock.now();
  const before = (await rows.findTalk(house.db, person.id)) ?? rows.asUnbegun(person.id, at);
  const said: TalkEntry = { id: client_id, role: 'user', content: message, at: at.toISOString() };
  const known = answerTo(before, said);
  // Nothing is held while a model thinks: that may take seconds.
  const special = known === null ? await specialReply(house, person, message, before) : null;
  return house.db.transaction(async (tx) => {
    const row = await rows.holdTalk(tx, person.id, at);
    const answered = answerTo(row, said);
    if (answered !== null) return withResponse(await shapeOf(tx, row), answered);
    if (begun(row).length + 2 > longestTalk) throw new Refusal('manifesto.long');
    const { by, call, text, noted, place } = special ?? {
      by: 'built-in' as const,
      call: undefined,
      ...builtInReply(message, row.place, row.fields),
    };
    const answer: TalkEntry = {
      id: newId(),
      role: 'assistant',
      content: text,
      by,
      call,
      at: house.clock.now().toISOString(),
    };
    const { fields, newest } = noteOn(row, noted, by);
    const next = { ...row, entries: [...begun(row), said, answer], fields, newest, place };
    await rows.updateTalk(tx, person.id, { ...next, changedAt: at });
    return withResponse(await shapeOf(tx, next), answer);
  });
}

const withResponse = (talk: ManifestoTalk, { content, by = 'built-in' }: TalkEntry) => ({
  ...talk,
  response: content,
  mode: by,
});

/** What was answered to just these words before; null where they are new. */
function answerTo({ entries }: rows.TalkRow, said: TalkEntry): TalkEntry | null {
  const place = entries.findIndex(({ id }) => id === said.id);
  if (place === -1) return null;
  if (entries[place]?.content !== said.content) throw new Refusal('id.taken');
  return entries[place + 1] ?? null;
}

/** What somebody put right by hand is not written over: an answer to it stands below, a model's note is left out. */
function noteOn(
  { fields, corrected }: rows.TalkRow,
  noted: Partial<ManifestoFields>,
  by: 'built-in' | 'model',
): Pick<rows.TalkRow, 'fields' | 'newest'> {
  const written = manifestoFields.flatMap((field): [ManifestoField, string][] => {
    const note = noted[field];
    if (note === undefined) return [];
    if (!corrected.includes(field)) return [[field, note]];
    const both = `${fields[field]}\n${note}`;
    return by === 'built-in' && both.length <= longestAnswer ? [[field, both]] : [];
  });
  return { fields: { ...fields, ...Object.fromEntries(written) }, newest: written.map(([field]) => field) };
}

/** Slips put right by hand, which no reply writes over from then on; one that was emptied may be filled again. */
export function correct(
  house: House,
  person: Person,
  change: Received<typeof correctManifesto>['body'],
): Promise<ManifestoTalk> {
  const at = house.clock.now();
  return house.db.transaction(async (tx) => {
    const row = await rows.holdTalk(tx, person.id, at);
    const newest = manifestoFields.filter(
      (field) => (change[field] ?? row.fields[field]) !== row.fields[field],
    );
    const fields = { ...row.fields, ...Object.fromEntries(newest.map((field) => [field, change[field]])) };
    const corrected = manifestoFields.filter(
      (field) => fields[field] !== '' && (newest.includes(field) || row.corrected.includes(field)),
    );
    const next = { ...row, fields, newest, corrected };
    await rows.updateTalk(tx, person.id, { ...next, changedAt: at });
    return shapeOf(tx, next);
  });
}

/** A version is told from others by when it was made: sent twice, it is saved once, and decides nothing anew. */
export function save(
  house: House,
  person: Person,
  { manifesto_data, sharing_permissions }: Received<typeof saveManifesto>['body'],
): Promise<ManifestoTalk> {
  const { full_conversation: fullConversation, created_at, ...fields } = manifesto_data;
  const savedAt = house.clock.now();
  return house.db.transaction(async (tx) => {
    const row = await rows.holdTalk(tx, person.id, savedAt);
    const version = {
      id: newId(),
      personId: person.id,
      fields,
      fullConversation,
      createdAt: new Date(created_at),
      savedAt,
    };
    if (!(await rows.insertVersion(tx, version))) return shapeOf(tx, row);
    const next = { ...row, fields, newest: [], sharing: sharing_permissions };
    await rows.updateTalk(tx, person.id, { ...next, changedAt: savedAt });
    return shapeOf(tx, next);
  });
}

const mostListed = 50;

export async function versions(house: House, { id }: Person): Promise<AnswerSent<typeof manifestoVersions>> {
  const saved = await rows.savedFields(house.db, id, mostListed);
  return { versions: saved.map(({ fields, savedAt }) => ({ ...fields, at: savedAt.toISOString() })) };
}

export function share(house: House, { id }: Person, sharing: Sharing): Promise<ManifestoTalk> {
  const at = house.clock.now();
  return house.db.transaction(async (tx) => {
    const row = await rows.holdTalk(tx, id, at);
    await rows.updateTalk(tx, id, { sharing, changedAt: at });
    return shapeOf(tx, { ...row, sharing });
  });
}
