import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
  useParams,
} from '@tanstack/react-router';
import '../platform/schemas.ts';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { signedIn } from '../platform/signed-in.ts';
import { who } from '../platform/session/session.ts';
import { useStore } from '../platform/store.ts';
import { PageLoading } from '../ui/index.ts';
import { addressChanged } from './address.ts';
import { lettersAfterWords } from './load-fonts.ts';
import { comeBackIn, SignedInOnly } from './SignedInOnly.tsx';
import { useSignOut } from './SignOut.tsx';
import { loaderOf } from './loaders.ts';
import { modules } from './modules.ts';
import { PromisesFirst } from './PromisesFirst.tsx';
import { NotFound } from './NotFound.tsx';
import { windowTitle, type Screen, type ScreenProps } from './screen.ts';
import { screenAt, screens } from './screens.ts';
import { Shell } from './Shell.tsx';
import { useConnectionNote } from './useConnectionNote.ts';

/** Without a line a call fails and says so; left to itself it would sleep, and look as if it were still under way. */
const queries = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
});

const quietLine = modules.flatMap(({ QuietLine }, at) =>
  QuietLine === undefined ? [] : <QuietLine key={at} />,
);

/**
 * Where one is may have changed between `makeReady` and the first picture of the house. The router hears of changes from
 * its mounting on, and counts what was loaded before as all there is to load.
 */
function hearWhereOneIs(): void {
  if (router.state.resolvedLocation?.href !== router.history.location.href) void router.load();
}

function Frame() {
  useEffect(lettersAfterWords, []);
  useEffect(hearWhereOneIs, []);
  const screen = screenAt(useLocation({ select: (location) => location.pathname }));
  useEffect(() => {
    document.title = windowTitle(screen);
  }, [screen]);
  const { person: whoCame, outbox } = signedIn();
  const here = useStore(who);
  const person = here.state === 'someone' ? here.user : whoCame;
  const connection = useConnectionNote();
  const waiting = useStore(outbox.items).filter(({ quiet }) => quiet !== true).length;
  const leaving = useSignOut();
  return (
    <Shell
      screen={screen}
      person={{ name: person.avatar_name || person.name, url: person.avatar_url }}
      connection={connection}
      waiting={waiting}
      quietLine={quietLine}
      onSignOut={leaving.ask}
    >
      {leaving.dialog}
      <Suspense fallback={<PageLoading label="Coming in" />}>
        <PromisesFirst screen={screen} promised={person.onboarding_step !== 'sacred_tenets'} />
      </Suspense>
    </Shell>
  );
}

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound });

/** What has come already is drawn at once, and no fallback before it. */
const here = new Map<string, ComponentType<ScreenProps>>();

async function fetchScreen(screen: Screen): Promise<ComponentType<ScreenProps>> {
  const fetched = await loaderOf(screen)();
  here.set(screen.address, fetched);
  return fetched;
}

function routeOf(screen: Screen) {
  const Later = lazy(async () => ({ default: await fetchScreen(screen) }));
  return createRoute({
    getParentRoute: () => root,
    path: screen.address.replaceAll(':', '$'),
    component: function Room() {
      const params: Record<string, string> = useParams({ strict: false });
      const [Component] = useState(() => here.get(screen.address) ?? Later);
      return <Component key={screen.address} screen={screen} params={params} />;
    },
  });
}

const firstOfAddress = (screen: Screen, at: number) =>
  screens.findIndex(({ address }) => address === screen.address) === at;

const router = createRouter({
  routeTree: root.addChildren(
    screens.filter((screen, at) => screen.shell !== 'light' && firstOfAddress(screen, at)).map(routeOf),
  ),
  scrollRestoration: true,
});

/**
 * The screen comes before the house it stands in is drawn, and with it who is here and what this browser keeps of it; what
 * fails here the screen says itself.
 */
export async function makeReady(path: string): Promise<void> {
  const screen = screenAt(path);
  await Promise.all([
    screen && fetchScreen(screen).catch(() => {}),
    router.load().catch(() => {}),
    comeBackIn().catch(() => {}),
  ]);
}

/** Everything behind the door. */
export function SignedInApp() {
  useEffect(() => router.history.subscribe(addressChanged), []);
  return (
    <SignedInOnly>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SignedInOnly>
  );
}
