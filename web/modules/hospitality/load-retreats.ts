/** Each is fetched when somebody comes to it. */
export const loadMyRetreats = () => import('./answer/MyRetreats.tsx').then(({ MyRetreats }) => MyRetreats);
export const loadAnswer = () => import('./answer/AnswerScreen.tsx').then(({ AnswerScreen }) => AnswerScreen);
export const loadCurate = () => import('./curate/CurateScreen.tsx').then(({ CurateScreen }) => CurateScreen);
export const loadKeptRetreats = () =>
  import('./curate/KeptRetreats.tsx').then(({ KeptRetreats }) => KeptRetreats);
/** What the founders' dashboard shows of the next retreat. */
export const loadNextRetreat = async () => {
  const [{ NextRetreat }, { WhoCouldSit }] = await Promise.all([
    import('./table/NextRetreat.tsx'),
    import('./table/WhoCouldSit.tsx'),
  ]);
  return { NextRetreat, WhoCouldSit };
};
