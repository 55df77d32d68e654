import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { PageLoading } from '../ui/index.ts';
import { usePath } from './address.ts';
import { letters } from './load-fonts.ts';
import { frontLoaders } from './loaders.front.ts';
import { screenIn, windowTitle } from './screen.ts';
import { frontScreens } from './screens.front.ts';

/** Behind the landing and the entry, once it has come: router, queries, live connection. */
let inside: ComponentType | undefined;

async function openInside(): Promise<ComponentType> {
  const { SignedInApp, makeReady } = await import('./SignedInApp.tsx');
  await makeReady(location.pathname);
  return (inside = SignedInApp);
}

const InsideLater = lazy(async () => ({ default: await openInside() }));

/** Slower than this, whoever does not see the lamp is told that the house is opening. */
const PATIENCE = 1000;

/**
 * Done when the first thing to draw can be the screen itself. React holds what follows a fallback back for a while, so
 * that nothing flickers; where all is in this browser, none has to be drawn.
 */
export async function readyToDraw(): Promise<void> {
  if (screenIn(frontScreens, location.pathname) !== undefined) return;
  const patience = new Promise<void>((passed) => setTimeout(passed, PATIENCE));
  // What failed is tried once more where it is drawn, and shows there.
  await Promise.race([openInside().catch(() => {}), patience]);
}

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
  const [SignedInApp] = useState(() => inside ?? InsideLater);
  useEffect(() => {
    if (screen !== undefined) document.title = windowTitle(screen);
  }, [screen]);
  return (
    <Suspense fallback={<PageLoading label="Opening the house" />}>
      {(screen && lightScreens.get(screen.key)) ?? <SignedInApp />}
    </Suspense>
  );
}
