/** Who sees a fact about somebody: from everybody one shares a place with inward to nobody. */
export const audiences = ['together', 'guild', 'family', 'nobody'] as const;
export type Audience = (typeof audiences)[number];

/** How near two people are, by the nearest place they share. In a room or a council one meets as strangers. */
export type Nearness = Exclude<Audience, 'nobody'>;

const reach: Readonly<Record<Audience, number>> = { together: 3, guild: 2, family: 1, nobody: 0 };

/** Whoever is near enough sees it; a stranger sees nothing. The family sees what the guild sees. */
export const reaches = (audience: Audience, near: Nearness | null): boolean =>
  near !== null && reach[near] <= reach[audience];
