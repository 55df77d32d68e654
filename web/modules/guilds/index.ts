/** Guilds: where one is founded, and which of them is one’s own. */
export { beginGuild, loadGuildCreation } from './load-creation.ts';
export { guilds } from './manifest.ts';
