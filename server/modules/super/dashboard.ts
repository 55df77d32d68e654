import type { Answer } from '@kinsong/contract/common/call.ts';
import type { superDashboard } from '@kinsong/contract/super/dashboard.ts';
import { houseTrust } from '@kinsong/contract/super/house-trust.ts';
import { gates } from '@kinsong/contract/seekers/trust-gates.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/caller.ts';
import { callerWho } from '../identity/index.ts';
import { listAll } from '../invitations/index.ts';
import { countEntriesOf } from '../journal/index.ts';
import { countOfAge, countScores, mostTrusted, trustByDay } from '../seekers/index.ts';
import { superPorts } from './ports.ts';

type Dashboard = Answer<typeof superDashboard>;
const daysShown = 14;

/** The house in figures. Of nobody's words, and of a journal how many entries it has. */
export async function readDashboard(house: House, visit: Visit): Promise<Dashboard> {
  callerWho(visit, 'super.seeDashboard');
  const { db } = house;
  const [scores, multiplayer_users, trusted, codes, recent_trust_analytics] = await Promise.all([
    countScores(db),
    countOfAge(db, gates.rooms.at),
    mostTrusted(db, gates.retreats.at),
    listAll(house, { state: 'open' }, visit),
    trustOfDays(house),
  ]);
  const entries = await countEntriesOf(
    db,
    trusted.map(({ personId }) => personId),
  );
  return {
    platform_analytics: {
      total_users: scores.reduce((sum, { people }) => sum + people, 0),
      multiplayer_users,
      high_trust_users: trusted.length,
    },
    invite_codes: codes.invite_codes.map((made) => ({
      code: made.code ?? '',
      is_active: made.is_active,
      current_uses: made.current_uses,
      max_uses: made.max_uses,
      created_at: made.created_at,
      expires_at: made.expires_at,
    })),
    high_trust_users: trusted.map(({ personId, name, avatarUrl, trustScore, consciousnessLevel }) => ({
      name,
      avatar_url: avatarUrl,
      trust_score: trustScore,
      consciousness_level: consciousnessLevel,
      secret_journal: Array.from({ length: entries.get(personId) ?? 0 }, () => ({})),
    })),
    recent_trust_analytics,
  };
}

async function trustOfDays(house: House): Promise<Dashboard['recent_trust_analytics']> {
  const now = house.clock.now();
  const [moved, decided] = await Promise.all([
    trustByDay(house.db, now, daysShown),
    superPorts.of(house).participation(house.db, now, daysShown),
  ]);
  return moved.map((counts, index) => ({
    timestamp: `${counts.day}T00:00:00.000Z`,
    ...houseTrust({
      ...counts,
      voices: decided[index]?.voices ?? 0,
      electorate: decided[index]?.electorate ?? 0,
    }),
  }));
}
