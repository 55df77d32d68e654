/** Brought when somebody founds a guild. */
export const loadGuildCreation = () =>
  import('./creation/GuildCreation.tsx').then(({ GuildCreation }) => GuildCreation);

/** Puts a name and a line into what is begun of a guild, so that its founding goes on from there. */
export const beginGuild = (name: string, line: string): Promise<void> =>
  import('./creation/guild-draft.ts').then(async ({ begunGuild, keepBegun }) =>
    keepBegun({ ...(await begunGuild()), name, subtitle: line }),
  );
