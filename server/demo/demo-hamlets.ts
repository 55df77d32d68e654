import { newId } from '@kinsong/contract/common/ids.ts';
import { redeemInvitation } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { planetId } from '@kinsong/contract/spaces/planet.ts';
import { changeRole, foundSpace } from '@kinsong/contract/spaces/spaces.ts';
import type { Home, Moment } from './demo-house.ts';
import { host, type Name } from './people.ts';
import { momentOf } from './read-talk.ts';

interface Hamlet {
  readonly name: string;
  readonly subtitle: string;
  /** Whoever brings a family of their own into it. */
  readonly keepers: readonly Name[];
  readonly daysAgo: number;
}

const hamlets: readonly Hamlet[] = [
  {
    name: 'Riverbend',
    subtitle: 'Four houses, one orchard, a boat that leaks.',
    keepers: ['Anna', 'Kofi', 'Piet', 'Hanna'],
    daysAgo: 36,
  },
  { name: 'Up the Hill', subtitle: 'A workshop, and the wind.', keepers: ['Bram'], daysAgo: 29 },
];

/** The host, who keeps the planet, lays out its hamlets before the families come. */
export const hamletMoments = (today: Date): Moment[] =>
  hamlets.map((hamlet) => ({
    at: momentOf(today, hamlet.daysAgo, 20, 10),
    happen: (home) => layOut(home, hamlet),
  }));

async function layOut(home: Home, { name, subtitle, keepers }: Hamlet): Promise<void> {
  const founder = home.who(host);
  const id = newId();
  const body = { id, kind: 'hamlet', name, subtitle, parent_id: planetId, found_by: 'house' } as const;
  await founder.call(foundSpace, { body });
  const { invite_code } = await founder.call(inviteToSpace, {
    params: { space_id: id },
    body: { max_uses: keepers.length },
  });
  for (const keeper of keepers) {
    const resident = home.who(keeper);
    await resident.call(redeemInvitation, { body: { code: invite_code } });
    const params = { space_id: id, person_id: resident.id };
    await founder.call(changeRole, { params, body: { role: 'steward' } });
  }
  home.hamlets.set(name, id);
}
