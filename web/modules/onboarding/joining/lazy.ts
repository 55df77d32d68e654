import { lazy } from 'react';

/** Shown on the page of one's account, and fetched with it. */
export const WhatYouPromised = lazy(async () => ({
  default: (await import('./WhatYouPromised.tsx')).WhatYouPromised,
}));
