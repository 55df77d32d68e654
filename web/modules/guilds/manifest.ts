import type { WebModule } from '../../platform/web-module.ts';
import { askMyGuild } from './my-guild.ts';

/** The guild that is said beside one’s name is another one when one comes into a first, or leaves it. */
export const guilds: WebModule = { ears: [{ joined: askMyGuild, gone: askMyGuild }] };
