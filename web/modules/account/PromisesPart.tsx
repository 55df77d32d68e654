import { Suspense } from 'react';
import { Loading } from '../../ui/index.ts';
import { WhatYouPromised } from '../onboarding/index.ts';
import { AccountSection } from './AccountSection.tsx';

/** What everyone promises who comes into the house. */
export function PromisesPart() {
  return (
    <AccountSection title="What you promised">
      <Suspense fallback={<Loading label="Loading what you promised" />}>
        <WhatYouPromised />
      </Suspense>
    </AccountSection>
  );
}
