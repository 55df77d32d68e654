import { readFileSync, statSync } from 'node:fs';

/** A user and a group, as the system numbers them. */
export interface Ids {
  readonly uid: number;
  readonly gid: number;
}

/** As whom the database's programs run, when the house itself runs as root (PostgreSQL refuses to). */
export interface Owner extends Ids {
  /** initdb insists on a user with a name; who has none borrows this one for the moment the cluster is made. */
  readonly maker: Ids;
}

interface Account extends Ids {
  readonly name: string;
}

function accounts(): readonly Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name }) => name !== '');
}

/**
 * A number of our own, from the range kept for services without an account, so that nothing else runs as this user;
 * `nobody` is shared by whatever else has no user of its own. Below 65536, for containers that map no more.
 */
const firstNumber = 61_801;

function unnamed(known: readonly Account[]): Ids {
  const taken = new Set(known.flatMap(({ uid, gid }) => [uid, gid]));
  let number = firstNumber;
  while (taken.has(number)) number += 1;
  return { uid: number, gid: number };
}

/** null: the house runs as an ordinary user, and so does its database. */
export function chooseOwner(cluster: string): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const known = accounts();
  // A cluster that is there stays with whom it belongs to, whatever accounts have come or gone since.
  const kept = statSync(cluster, { throwIfNoEntry: false });
  const named = known.find(({ name }) => name === 'kinsong');
  const ids: Ids = kept !== undefined && kept.uid !== 0 ? kept : (named ?? unnamed(known));
  const { uid, gid } = ids;
  const hasName = known.some((account) => account.uid === uid);
  const nobody = known.find(({ name }) => name === 'nobody')?.uid ?? 65_534;
  return { uid, gid, maker: { uid: hasName ? uid : nobody, gid } };
}
