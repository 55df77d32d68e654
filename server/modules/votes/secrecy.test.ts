import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@kinsong/contract/common/ids.ts';
import { day, hour } from '@kinsong/contract/common/time.ts';
import { changesSince } from '@kinsong/contract/spaces/spaces.ts';
import * as calls from '@kinsong/contract/votes/votes.ts';
import type { Secrecy, Vote } from '@kinsong/contract/votes/vote.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Disk } from '../../test/disk-contents.ts';
import { no, Salon, SetClock, yes } from '../../test/voting.ts';
import { closeDue } from './close-vote.ts';
import { destroyingKeys } from './erase-votes.ts';
import { findVoteKey } from './vote-keys.ts';

let home: TestApp;
let salon: Salon;
let database: Client;
const clock = new SetClock('2026-10-12T10:00:00Z');

beforeAll(async () => {
  home = await openTestApp({ clock });
  salon = await Salon.found(home.town, clock.now);
  database = new Client({ connectionString: home.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await home.close();
});

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const at = ({ id }: Pick<Vote, 'id'>) => ({ params: { vote_id: id } });
const results = (who: Salon['owner'], vote: Vote) => who.call(calls.voteResults, at(vote));
const closes = async (): Promise<void> => {
  clock.moveOn(day + hour);
  await closeDue(home.app.house);
};

describe('[P7] who sees what, and from when on', () => {
  /** For one who has voted, one who has not, and a guest who never will: what they see while it runs. */
  const running: Record<Secrecy, [boolean, boolean, boolean]> = {
    open: [true, true, true],
    until_voted: [true, false, false],
    until_closed: [false, false, false],
    anonymous: [false, false, false],
  };
  test.each(Object.entries(running) as [Secrecy, [boolean, boolean, boolean]][])(
    '%s: has voted, has not, is a guest: %o; when it is closed, all',
    async (secrecy, seen) => {
      const vote = await salon.opens({ secrecy, quorum: 1 });
      const cast = await salon.casts(salon.owner, vote, no);
      const isForAll = secrecy === 'open';
      // What is told to everyone live, listed, answered to the ballot and caught up with is one and the same row.
      const { changes } = await salon.guest.call(changesSince, {
        params: { space_id: salon.id },
        query: { since: cast.rev - 1 },
      });
      const told = changes.find(({ event }) => event === 'votes.changed')?.data;
      for (const row of [cast, told, await salon.sees(salon.guest, vote)]) {
        expect(row).toMatchObject({ voices: [salon.owner.id], votes: { no: isForAll ? 1 : null } });
        expect(row).toMatchObject(isForAll ? { result: { voices: 1 } } : { result: null, user_votes: [] });
      }
      for (const [nth, who] of [salon.owner, salon.steward, salon.guest].entries()) {
        const { opens, result, ballots } = await results(who, vote);
        expect([who.name, opens === 'now', result?.tallies[1]?.votes, ballots.length]).toEqual(
          seen[nth] === true ? [who.name, true, 1, 1] : [who.name, false, undefined, 0],
        );
      }
      await closes();
      for (const who of [salon.owner, salon.steward, salon.guest]) {
        const { opens, result, ballots } = await results(who, vote);
        expect(opens).toBe('now');
        expect(result).toMatchObject({ verdict: 'failed', voices: 1 });
        expect(ballots).toHaveLength(secrecy === 'anonymous' ? 0 : 1);
      }
    },
  );

  test('withdrawn, it opens nothing that was not open', async () => {
    const vote = await salon.opens({ secrecy: 'until_closed' });
    await salon.casts(salon.owner, vote, no);
    await salon.steward.call(calls.withdrawVote, at(vote));
    expect(await results(salon.owner, vote)).toMatchObject({
      opens: 'once_closed',
      result: null,
      ballots: [],
    });
    await expect(salon.casts(salon.owner, vote, yes)).rejects.toEqual(refused('vote.closed'));
  });
});

const keyFiles = async (): Promise<string[]> => {
  const folder = join(home.app.house.config.dataFolder, 'files', 'vote-keys');
  await mkdir(folder, { recursive: true });
  return readdir(folder);
};
/** Every row of every table that has this word in it. */
async function rowsWith(word: string): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await database.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text like '%' || $1 || '%'`,
      [word],
    );
    found.push(...hits.rows.map(({ row }) => `${name} ${row}`));
  }
  return found;
}

describe('[P7] an anonymous vote', () => {
  const options = ['A bed for guests', 'A room for Noor', 'The bats'].map((text) => ({ id: newId(), text }));
  const [guests, noor] = options.map(({ id }) => id) as [string, string];

  test('is final once cast, is told to nobody but as a voice, and nobody finds their ballot again', async () => {
    const vote = await salon.opens({ secrecy: 'anonymous', way: 'ranked', options, quorum: 1 });
    const id = newId();
    const ranked = (...order: string[]) => ({ way: 'ranked', order }) as const;
    const cast = await salon.casts(salon.owner, vote, ranked(noor, guests), { id });
    expect(JSON.stringify(cast)).not.toContain('"order"');
    expect((await salon.casts(salon.owner, vote, ranked(noor, guests), { id })).voices).toHaveLength(1);
    await expect(salon.casts(salon.owner, vote, ranked(guests))).rejects.toEqual(refused('vote.final'));
    await salon.casts(salon.steward, vote, ranked(guests));
    await salon.casts(salon.other, vote, ranked(noor));
    const own = await salon.owner.call(calls.ownBallots, { params: { space_id: salon.id } });
    expect(own.ballots.filter(({ vote_id }) => vote_id === vote.id)).toEqual([]);
    await closes();
    const seen = await salon.sees(salon.guest, vote);
    expect(seen).toMatchObject({ user_votes: [], result: { winner: noor, voices: 3 } });
    // Sent again by a device that had not heard that it had arrived.
    expect((await salon.casts(salon.owner, vote, ranked(noor, guests), { id })).status).toBe('closed');
  });

  test('leaves no row that has a ballot in it, and every sealed set is as long as its number says', async () => {
    const disk = await Disk.watch(home.databaseUrl);
    const sets: string[] = [];
    const kept = async (id: string): Promise<string> => {
      const { rows } = await database.query<{ sealed: string }>(
        'select sealed from sealed_ballots where vote_id = $1',
        [id],
      );
      return rows[0]!.sealed;
    };
    for (const choice of [yes, no]) {
      const vote = await salon.opens({ secrecy: 'anonymous' });
      await salon.casts(salon.owner, vote, choice);
      sets.push(await kept(vote.id));
      await salon.casts(salon.steward, vote, no);
      sets.push(await kept(vote.id));
      const rows = await rowsWith(vote.id);
      // The vote with its voices, and the sealed set: no ballot by name, and nothing among the jobs.
      expect(new Set(rows.map((row) => row.split(' ')[0]))).toEqual(
        new Set(['public.sealed_ballots', 'public.votes']),
      );
      expect(await findVoteKey(home.app.house, vote.id)).toHaveLength(32);
    }
    expect(sets[0]!.length).toBe(sets[2]!.length);
    expect(sets[1]!.length).toBe(sets[3]!.length);
    // Without the key nothing of one set is found in the next: each is sealed anew as a whole.
    const pages = (await disk.pagesOf('sealed_ballots')).toString('latin1');
    expect(sets.filter((set) => pages.includes(set)).length).toBeGreaterThan(0);
    const pieces = sets.flatMap((set) => [...new Set(set.match(/.{12}/g))]);
    expect(new Set(pieces).size).toBe(pieces.length);
    await closes();
    expect(await keyFiles()).toEqual([]);
    expect((await database.query('select from sealed_ballots')).rowCount).toBe(0);
    await disk.close();
  });

  test('a house that fell before it destroyed a key makes up for it, and leaves those that are needed', async () => {
    const vote = await salon.opens({ secrecy: 'anonymous' });
    await salon.casts(salon.owner, vote, yes);
    await home.app.house.files.put(`vote-keys/${newId()}`, Buffer.alloc(32), 'application/octet-stream');
    await destroyingKeys.run(home.app.house);
    expect(await keyFiles()).toEqual([vote.id]);
  });

  test('where its ballots are lost, as after a restore, all are asked again and nothing is made up', async () => {
    const vote = await salon.opens({ secrecy: 'anonymous', quorum: 1 });
    await salon.casts(salon.owner, vote, yes);
    await salon.casts(salon.steward, vote, yes);
    await home.app.house.files.delete(`vote-keys/${vote.id}`);
    expect(await salon.casts(salon.owner, vote, no)).toMatchObject({ amended: 1, voices: [salon.owner.id] });
    await closes();
    expect(await salon.sees(salon.owner, vote)).toMatchObject({ votes: { yes: 0, no: 1 } });
  });
});
