import type { Module } from '../../platform/module.ts';
import { guildsRoutes } from './guilds.calls.ts';
import { guildsPorts, type GuildsPorts } from './ports.ts';

export { eraseGuild, guildOf } from './guilds.ts';

export const makeGuilds = (ports: GuildsPorts): Module => ({
  name: 'guilds',
  routes: guildsRoutes,
  open: (house) => guildsPorts.give(house, ports),
});
