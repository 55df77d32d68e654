import { lazy } from 'react';

/** What other modules show behind the door. Loaded when it is seen: the door itself stays light. */
export const FaceSheet = lazy(async () => ({ default: (await import('./inside/FaceSheet.tsx')).FaceSheet }));
export const Invitations = lazy(async () => ({
  default: (await import('./inside/Invitations.tsx')).Invitations,
}));
export const PlaceRequests = lazy(async () => ({
  default: (await import('./inside/PlaceRequests.tsx')).PlaceRequests,
}));
export const InvitationTree = lazy(async () => ({
  default: (await import('./inside/InvitationTree.tsx')).InvitationTree,
}));
