import * as z from 'zod';
import { call } from '../common/call.ts';
import { Moment } from '../common/time.ts';

const Count = z.int().min(0);
/** Null while nothing has happened by which one could tell. */
const Share = z.int().min(0).max(100).nullable();

/** The specification's own picture of the house (S2 §3). */
export const superDashboard = call({
  name: 'super.dashboard',
  title:
    'How the house stands, in the specification’s words: figures, codes, who is trusted most; no content of anybody’s',
  method: 'GET',
  path: '/api/super/dashboard',
  answer: z.object({
    platform_analytics: z.object({ total_users: Count, multiplayer_users: Count, high_trust_users: Count }),
    invite_codes: z.array(
      z.object({
        /** Known to whoever made it alone; of the others' it is empty. */
        code: z.string(),
        is_active: z.boolean(),
        current_uses: Count,
        max_uses: Count,
        created_at: Moment,
        expires_at: Moment,
      }),
    ),
    high_trust_users: z.array(
      z.object({
        name: z.string(),
        avatar_url: z.string(),
        trust_score: z.int(),
        consciousness_level: z.string(),
        /** So many entries as there are, and nothing of any of them. */
        secret_journal: z.array(z.object({})),
      }),
    ),
    /** A row a day for the last fourteen: what moved trust, and what was decided, in the four weeks before it. */
    recent_trust_analytics: z.array(
      z.object({
        timestamp: Moment,
        authenticity_score: Share,
        collaboration_potential: Share,
        vision_alignment: Share,
      }),
    ),
  }),
  permission: 'super.seeDashboard',
  errors: ['allowed.not'],
});
