import { lazy, Suspense, useEffect } from 'react';
import { PageLoading } from '../ui/index.ts';
import { usePath } from './address.ts';
import { letters } from './load-fonts.ts';
import { frontLoaders } from './loaders.front.ts';
import { screenIn, windowTitle } from './screen.ts';
import { frontScreens } from './screens.front.ts';

/** Behind the landing and the entry: router, queries, live connection. */
const SignedInApp = lazy(async () => {
  const { SignedInApp: Inside, fetchScreen } = await import('./SignedInApp.tsx');
  await fetchScreen(location.pathname);
  return { default: Inside };
});

const lightScreens = new Map(
  frontScreens.flatMap((screen) => {
    const load = frontLoaders[screen.key];
    if (load === undefined) return [];
    const Light = lazy(async () => {
      const [Loaded] = await Promise.all([load(), letters()]);
      return { default: Loaded };
    });
    return [[screen.key, <Light key={screen.key} screen={screen} params={{}} />] as const];
  }),
);

export function App() {
  const screen = screenIn(frontScreens, usePath());
  useEffect(() => {
    if (screen !== undefined) document.title = windowTitle(screen);
  }, [screen]);
  return (
    <Suspense fallback={<PageLoading label="Opening the house" />}>
      {(screen && lightScreens.get(screen.key)) ?? <SignedInApp />}
    </Suspense>
  );
}
