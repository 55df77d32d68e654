/** The page is fetched when somebody goes there; what is lent to others is small and comes with them. */
export const loadTrust = () => import('./TrustScreen.tsx').then(({ TrustScreen }) => TrustScreen);
