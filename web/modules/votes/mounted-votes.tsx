import type { Member, MySpace } from '@kinsong/contract/spaces/spaces.ts';
import type { Result } from '@kinsong/contract/votes/result.ts';
import type { Vote, VoteOption } from '@kinsong/contract/votes/vote.ts';
import { useEffect, useState } from 'react';
import { mount, type Size } from '../../test/mount.tsx';
import { salon, salonId } from '../../test/salon.ts';
import { anna } from '../../test/sign-in-anna.ts';
import type { Skin } from '../../ui/skins/skin.ts';
import { ballots } from './ballots.data.ts';
import { votes } from './votes.data.ts';
import { VotesTab } from './VotesTab.tsx';

export const idOf = (n: number): string => `0199a0de-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const roof = salonId(900);

const names = ['Bram', 'Ruth', 'Kofi', 'Oma Grete', 'Piet'];
const others = names.map((_, n) => idOf(n + 1));
export const [bram = '', ruth = '', kofi = '', grete = '', piet = ''] = others;
/** Anna, and five more. */
export const everyone: readonly string[] = [anna.id, ...others];

const member = (person_id: string, name: string): Member => ({
  ...{
    space_id: roof,
    person_id,
    name,
    avatar_url: '',
    role: 'member',
    left_at: null,
    shows_work: true,
    rev: 1,
  },
  joined_at: '2026-10-01T10:00:00.000Z',
});

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** A vote that Bram opened, of all six, for yes or no. */
export const vote = (n: number, more: Partial<Vote> = {}): Vote => ({
  ...{ id: idOf(n), space_id: roof, rev: n, born: n, title: `Vote ${n}`, description: '' },
  ...{ type: 'decision', way: 'yes_no', options: [], lot: [], dots: 5, majority: 'more', mandatory: false },
  ...{ secrecy: 'until_closed', quorum: 4, deadline: inDays(3), status: 'open', voices: [], proxies: [] },
  electorate: [...everyone],
  amended: 0,
  votes: { yes: null, no: null, abstain: null, total_members: everyone.length },
  ...{ user_votes: [], result: null, deeds: [], outcome: null, created_by: bram, closed_at: null },
  created_at: inDays(-2),
  deleted_at: null,
  ...more,
});

export const option = (n: number, text: string): VoteOption => ({
  ...{ id: idOf(n), text, starts_at: null, ends_at: null, zone: null },
});

/** A count as it came out. */
export const result = (more: Partial<Result>): Result => ({
  ...{ verdict: 'passed', method: 'more_yes_than_no', winner: null, tied: [], voices: 6, quorum: 4 },
  ...{ tallies: [], rounds: [] },
  ...more,
});
export const tally = (key: string, n: number, maybe = 0) => ({ key, votes: n, maybe });

/** What is over since a day. */
export const over = (more: Partial<Vote>): Partial<Vote> => ({
  ...{ status: 'closed', deadline: inDays(-1), closed_at: inDays(-1), voices: [...everyone] },
  ...more,
});

/** Where the salon and its people are held; a test hands them over, which may look into another module. */
interface Stores {
  readonly mine: { set(value: { state: 'live'; spaces: ReadonlyMap<string, MySpace> }): void };
  readonly members: { of(space: string): { set(value: ReadonlyMap<string, Member>): void } };
}
let stores: Stores | undefined;
export const holdIn = (given: Stores): void => {
  stores = given;
};

interface Look {
  skin?: Skin;
  size?: Size;
  role?: 'owner' | 'member' | 'guest';
  archived?: boolean;
  address?: Record<string, string>;
}

/** What the address says now. */
export const said: { address: Readonly<Partial<Record<string, string>>> } = { address: {} };

/** The tab with these votes, in a salon of six. */
export async function tabOf(rows: readonly Vote[], look: Look = {}): Promise<HTMLElement> {
  const { skin, size, role = 'member', archived = false, address = {} } = look;
  const archived_at = archived ? inDays(-1) : null;
  stores?.mine.set({
    state: 'live',
    spaces: new Map([[roof, salon(900, { name: 'Mending the House', role, members: 6, archived_at })]]),
  });
  const people = [member(anna.id, 'Anna'), ...others.map((id, n) => member(id, names[n] ?? ''))];
  stores?.members.of(roof).set(new Map(people.map((each) => [each.person_id, each])));
  ballots.set(new Map());
  votes.set(new Map(rows.map((each) => [each.id, each])));
  return mount(<Addressed begun={address} />, skin, size);
}

function Addressed({ begun }: { begun: Readonly<Partial<Record<string, string>>> }) {
  const [address, setAddress] = useState(begun);
  useEffect(() => {
    said.address = address;
  }, [address]);
  const say = (change: Record<string, string | undefined>) =>
    setAddress((now) =>
      Object.fromEntries(Object.entries({ ...now, ...change }).filter(([, value]) => value !== undefined)),
    );
  const { vote: led } = address;
  return (
    <main data-area="salon" style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      <h1 hidden>Mending the House</h1>
      <VotesTab
        space={roof}
        led={led === undefined ? undefined : { id: led }}
        onChoose={(id) => say({ vote: id })}
        address={address}
        onAddress={say}
      />
    </main>
  );
}
