/** Each page comes when somebody goes there; what draws the pictures with axes is heavy, and comes with theirs alone. */
export const loadYou = () => import('./you/YouScreen.tsx').then(({ YouScreen }) => YouScreen);
export const loadProfile = () =>
  import('./profile/ProfileScreen.tsx').then(({ ProfileScreen }) => ProfileScreen);
export const loadFigures = () =>
  import('./figures/FiguresScreen.tsx').then(({ FiguresScreen }) => FiguresScreen);
export const loadFounder = () =>
  import('./founder/FounderScreen.tsx').then(({ FounderScreen }) => FounderScreen);
