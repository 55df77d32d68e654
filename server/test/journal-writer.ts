import { newId } from '@kinsong/contract/common/ids.ts';
import * as calls from '@kinsong/contract/journal/journal.ts';
import { toText } from '@kinsong/engines/journal/base64url.ts';
import { makeJournalKey, proofOf, sealWords, type JournalKey } from '@kinsong/engines/journal/journal-key.ts';
import { lock, unlock, type Opener } from '@kinsong/engines/journal/locks.ts';
import type { Caller } from './caller.ts';

/** Does with a journal what a browser does. */
export class JournalWriter {
  readonly who: Caller;
  readonly id: string;

  constructor(who: Caller, id: string) {
    this.who = who;
    this.id = id;
  }

  async beginsBy(password: string): Promise<JournalKey> {
    const key = await makeJournalKey(this.id);
    const locked = await lock(key, { kind: 'password', typed: password });
    const by = { kind: 'password' as const, password, lock: locked };
    await this.who.call(calls.beginJournal, { body: { proof: await proofOf(key), by } });
    return key;
  }

  async beginsByHouse(): Promise<JournalKey> {
    const key = await makeJournalKey(this.id);
    const by = { kind: 'house' as const, key: toText(key.raw) };
    await this.who.call(calls.beginJournal, { body: { proof: await proofOf(key), by } });
    return key;
  }

  async writes(key: JournalKey, words: string, id = newId()): Promise<calls.SealedPage> {
    const body = { id, sealed: await sealWords(key, id, words) };
    return this.who.call(calls.writePage, { body });
  }

  async locksOf(kind: calls.JournalLock['kind']): Promise<calls.JournalLock[]> {
    return (await this.who.call(calls.myJournal, {})).locks.filter((each) => each.kind === kind);
  }

  /** Null where no lock of this kind opens to it. */
  async opensBy(kind: calls.JournalLock['kind'], opener: Opener): Promise<JournalKey | null> {
    for (const each of await this.locksOf(kind)) {
      const key = each.lock === null ? null : await unlock(this.id, each.lock, opener);
      if (key !== null) return key;
    }
    return null;
  }
}
