import type { AnswerSent } from '@kinsong/contract/common/call.ts';
import { figuresOf, type Counted, type trustAnalytics } from '@kinsong/contract/rooms/trust-analytics.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { describe, timesByCause, timeZoneOf } from '../seekers/index.ts';
import { roomsPorts } from './ports.ts';

/** One's own figures; nobody asks for another's. */
export async function readAnalytics(
  house: House,
  { id }: Person,
): Promise<AnswerSent<typeof trustAnalytics>> {
  const [{ trust_score, consciousness_level, multiplayer_access }, counted] = await Promise.all([
    describe(house.db, id),
    countOf(house, id),
  ]);
  return { trust_score, consciousness_level, multiplayer_access, ...figuresOf(counted) };
}

async function countOf(house: House, personId: string): Promise<Counted> {
  const { db, clock } = house;
  const ports = roomsPorts.of(house);
  const timeZone = await timeZoneOf(db, personId);
  // The Swedish way to write a day is the database's.
  const today = clock.now().toLocaleDateString('sv-SE', { timeZone });
  const [times, work, part] = await Promise.all([
    timesByCause(db, personId),
    ports.workedTogether(db, personId, today),
    ports.takingPart(db, personId),
  ]);
  return {
    tasks_confirmed: times.get('task_done') ?? 0,
    care_given: times.get('care_given') ?? 0,
    councils_closed: times.get('council_closed') ?? 0,
    tasks_overdue: work.overdue,
    commitments_broken: times.get('commitment_broken') ?? 0,
    reports_upheld: times.get('report_upheld') ?? 0,
    people_worked_with: work.people,
    swaps_finished: times.get('perspective_swap') ?? 0,
    taps_received: times.get('taps') ?? 0,
    decisions_joined: part.joined,
    decisions_missed: part.missed,
  };
}
