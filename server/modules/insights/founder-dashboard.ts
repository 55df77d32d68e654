import { shortened } from '@kinsong/engines/text/shorten-text.ts';
import type { Answer } from '@kinsong/contract/common/call.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { longestWisdom, shownByFounders, type founderDashboard } from '@kinsong/contract/insights/founder.ts';
import type { House } from '../../platform/house.ts';
import type { Visit } from '../../platform/caller.ts';
import { callerWho } from '../identity/index.ts';
import { founderPorts } from './founder-ports.ts';

/** Figures that the house truly knows, who could be asked, and no words but those their authors offered. */
export async function readFounderDashboard(
  house: House,
  visit: Visit,
): Promise<Answer<typeof founderDashboard>> {
  const founder = callerWho(visit, 'insights.seeFounder');
  const ports = founderPorts.of(house);
  const now = house.clock.now();
  const before = (days: number): Date => new Date(now.getTime() - days * day);
  const zone = await ports.timeZoneOf(house, founder.id);
  const [people, here, eligible, ready, matches, offered] = await Promise.all([
    ports.countPeople(house),
    ports.hereSince(house, before(7)),
    ports.eligible(house, founder.id, shownByFounders),
    ports.ready(house),
    ports.matches?.(house) ?? null,
    ports.offered(house, { since: before(28), zone, limit: shownByFounders }),
  ]);
  return {
    overview: {
      total_consciousness_travelers: people,
      active_this_week: here.size,
      retreat_candidates: eligible.total,
      wisdom_interactions_today: offered.today,
    },
    retreat_eligible_users: eligible.people,
    consciousness_curation: {
      ready_for_elevation: ready,
      collaboration_matches: matches ?? [],
      matching: matches !== null,
    },
    high_wisdom_interactions: offered.words.map(({ id, name, avatarUrl, taps, saidAt, content }) => ({
      message_id: id,
      name,
      avatar_url: avatarUrl,
      wisdom_level: taps,
      timestamp: saidAt.toISOString(),
      user_message: shortened(content, longestWisdom - 1),
    })),
  };
}
