import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { cannotBeKept, isHonestLine } from '../common/plain-text.ts';
import { Moment } from '../common/time.ts';
import { User } from '../identity/identity.ts';
import { focusTags } from './focus-tags.ts';

/** Some thirty pages. */
export const longestGuildManifesto = 60_000;

/** The guild of S1 §3. Its id is that of the space its people are in. */
export const Guild = z.object({
  id: Id,
  name: z.string(),
  subtitle: z.string(),
  manifesto: z.string(),
  /** Its address; empty where it has none. */
  image: z.string(),
  focus_tags: z.array(z.enum(focusTags)),
  founder_id: Id,
  founder_name: z.string(),
  created_at: Moment,
  semi_independent: z.boolean(),
  integration_enabled: z.boolean(),
});
export type Guild = z.infer<typeof Guild>;

export const establishGuild = call({
  name: 'guilds.establish',
  title: 'Establish a guild: its space and its profile at once; the client makes the id',
  method: 'POST',
  path: '/api/guilds',
  body: z.object({
    id: Id,
    name: z.string().trim().max(80).refine(isHonestLine, cannotBeKept),
    subtitle: z.string().trim().max(160).default(''),
    manifesto: z.string().trim().max(longestGuildManifesto).default(''),
    /** A picture one brought to the house. */
    image: z.string().max(2000).default(''),
    focus_tags: z.array(z.enum(focusTags)).max(focusTags.length).default([]),
    semi_independent: z.boolean().default(true),
    integration_enabled: z.boolean().default(true),
  }),
  /** The founder as the house knows them from now on. */
  answer: Guild.extend({ founder: User }),
  permission: 'person',
  errors: ['guild.incomplete', 'id.taken', 'found.not', 'onboarding.promises'],
});

export const openGuild = call({
  name: 'guilds.open',
  title: 'A guild as its members see it',
  method: 'GET',
  path: '/api/guilds/:space_id',
  params: z.object({ space_id: Id }),
  answer: Guild,
  permission: 'spaces.read',
  errors: ['found.not'],
});

export const guildsCalls = [establishGuild, openGuild];
