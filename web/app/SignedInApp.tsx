import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useParams,
} from '@tanstack/react-router';
import '../platform/schemas.ts';
import { lazy, Suspense, useEffect } from 'react';
import { signedIn } from '../platform/signed-in.ts';
import { who } from '../platform/session/session.ts';
import { useStore } from '../platform/store.ts';
import { PageLoading } from '../ui/index.ts';
import { addressChanged } from './address.ts';
import { lettersAfterWords } from './load-fonts.ts';
import { SignedInOnly } from './SignedInOnly.tsx';
import { useSignOut } from './SignOut.tsx';
import { loaderOf } from './loaders.ts';
import { NotFound } from './NotFound.tsx';
import { windowTitle, type Screen } from './screen.ts';
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

function Frame() {
  useEffect(lettersAfterWords, []);
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
      onSignOut={leaving.ask}
    >
      {leaving.dialog}
      <Suspense fallback={<PageLoading label="Coming in" />}>
        <Outlet />
      </Suspense>
    </Shell>
  );
}

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound });

function routeOf(screen: Screen) {
  const Component = lazy(async () => ({ default: await loaderOf(screen)() }));
  return createRoute({
    getParentRoute: () => root,
    path: screen.address.replaceAll(':', '$'),
    component: function Room() {
      const params: Record<string, string> = useParams({ strict: false });
      return <Component key={screen.address} screen={screen} params={params} />;
    },
  });
}

const firstOfAddress = (screen: Screen, at: number) =>
  screens.findIndex(({ address }) => address === screen.address) === at;

const router = createRouter({
  routeTree: root.addChildren(
    screens.filter((screen, at) => screen.shell === 'inner' && firstOfAddress(screen, at)).map(routeOf),
  ),
  scrollRestoration: true,
});

/** The screen comes before the house it stands in is drawn; what fails here the screen says itself. */
export async function fetchScreen(path: string): Promise<void> {
  const screen = screenAt(path);
  if (screen !== undefined) await loaderOf(screen)().catch(() => {});
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
