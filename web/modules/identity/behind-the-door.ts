import { lazy } from 'react';

/** What other modules show behind the door. Loaded when it is seen: the door itself stays light. */
export const FaceSheet = lazy(async () => ({ default: (await import('./inside/FaceSheet.tsx')).FaceSheet }));
export const Invitations = lazy(async () => ({
  default: (await import('./inside/Invitations.tsx')).Invitations,
}));
export const Requests = lazy(async () => ({ default: (await import('./inside/Requests.tsx')).Requests }));
export const Tree = lazy(async () => ({ default: (await import('./inside/Tree.tsx')).Tree }));
