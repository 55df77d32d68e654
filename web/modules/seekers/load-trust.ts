import { partLater } from '../../ui/index.ts';

/** The page is fetched when somebody goes there; what is lent to others is small and comes with them. */
export const loadTrust = () => import('./TrustScreen.tsx').then(({ TrustScreen }) => TrustScreen);

/** Its picture, lent to other screens. */
export const OwnSpiral = partLater(async () => (await import('./spiral/OwnSpiral.tsx')).OwnSpiral);

/** The spiral with its reasons, for a screen of another module. */
export const loadOwnTrust = () => import('./OwnTrust.tsx').then(({ OwnTrust }) => OwnTrust);

/** What each cause of trust is called, for pictures of another module. */
export const loadCauseNames = () => import('./trust.words.ts').then(({ causeNames }) => causeNames);

export const loadElevation = () =>
  import('./elevation/ElevationScreen.tsx').then(({ ElevationScreen }) => ElevationScreen);
