import { lazy, Suspense, useEffect } from 'react';
import { Loading } from '../ui/index.ts';
import { usePath } from './address.ts';
import { letters } from './letters.ts';
import { screenAt, screens, type Screen } from './screens.ts';

/** Behind the landing and the entry: router, queries, live connection. */
const InnerHouse = lazy(async () => ({ default: (await import('./InnerHouse.tsx')).InnerHouse }));

const lightScreens = new Map(
  screens
    .filter((screen) => screen.shell === 'light')
    .map((screen) => {
      const Light = lazy(async () => {
        const [Loaded] = await Promise.all([screen.load(), letters]);
        return { default: Loaded };
      });
      return [screen.key, <Light key={screen.key} screen={screen} params={{}} />];
    }),
);

export function App() {
  const screen = screenAt(usePath());
  useEffect(() => {
    document.title = titleOf(screen);
  }, [screen]);
  return (
    <Suspense fallback={<Loading label="The lamp is being lit" />}>
      {(screen && lightScreens.get(screen.key)) ?? <InnerHouse />}
    </Suspense>
  );
}

const house = 'Kinsong';

function titleOf(screen: Screen | undefined): string {
  return screen === undefined || screen.title === house ? house : `${screen.title} · ${house}`;
}
