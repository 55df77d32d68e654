import { Outlet, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toThePromises } from '../platform/session/first-page.ts';
import type { Screen } from './screen.ts';

/** Everyone passes the commitments before anything of the house is shown; where they were going waits. */
export function PromisesFirst({ screen, promised }: { screen: Screen | undefined; promised: boolean }) {
  const go = useNavigate();
  const held = !promised && screen?.key !== 'sacred_tenets';
  useEffect(() => {
    if (held) void go({ href: toThePromises(location.pathname + location.search), replace: true });
  }, [held, go]);
  return held ? null : <Outlet />;
}
