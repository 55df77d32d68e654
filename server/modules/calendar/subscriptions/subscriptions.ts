import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type {
  MadeSubscription,
  mySubscriptions as listCall,
  Subscription,
} from '@kinsong/contract/calendar/subscriptions.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { qrOf } from '../../../platform/qr.ts';
import { mayOrRefuse } from '../../spaces/index.ts';
import { newToken, tokenMark } from '../exchange-tokens.ts';
import * as rows from './subscriptions.sql.ts';

/** Shown this once. Made anew, the address before opens nothing more. */
export async function subscribe(
  house: House,
  person: Person,
  { space_id, tasks }: { space_id: string | null; tasks: boolean },
): Promise<MadeSubscription> {
  if (space_id !== null) await mayOrRefuse(house, person, 'calendar.read', space_id);
  const token = newToken();
  const row: rows.SubscriptionRow = {
    id: newId(),
    personId: person.id,
    spaceId: space_id,
    tokenHash: tokenMark(house, token),
    tasks,
    createdAt: house.clock.now(),
    readAt: null,
  };
  await rows.putSubscription(house.db, row);
  const link = new URL(`/calendar/${token}.ics`, house.config.publicUrl).href;
  const webcal = link.replace(/^https?:/, 'webcal:');
  return { ...subscriptionShape(row), link, webcal, link_qr: qrOf(webcal) };
}

export async function listSubscriptions(house: House, person: Person): Promise<Answer<typeof listCall>> {
  return { subscriptions: (await rows.subscriptionsOf(house.db, person.id)).map(subscriptionShape) };
}

export async function unsubscribe(house: House, person: Person, id: string): Promise<Record<string, never>> {
  if (!(await rows.deleteSubscription(house.db, id, person.id))) throw new Refusal('found.not');
  return {};
}

const subscriptionShape = ({
  id,
  spaceId,
  tasks,
  createdAt,
  readAt,
}: rows.SubscriptionRow): Subscription => ({
  id,
  space_id: spaceId,
  tasks,
  created_at: createdAt.toISOString(),
  read_at: readAt?.toISOString() ?? null,
});
