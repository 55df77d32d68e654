import { Suspense, type ComponentType } from 'react';
import { loadFigures, loadProfile, loadYou } from '../modules/insights/index.ts';
import { WhatYouPromised } from '../modules/onboarding/index.ts';
import { loadCauseNames, loadOwnTrust } from '../modules/seekers/index.ts';
import { Loading } from '../ui/index.ts';
import type { ScreenProps } from './screen.ts';
import { screenByKey } from './screens.ts';

/** The user dashboard, with one's trust as seekers draws it, and the ways to what the house has. */
export async function loadYouScreen(): Promise<ComponentType<ScreenProps>> {
  const [You, Trust] = await Promise.all([loadYou(), loadOwnTrust()]);
  return function OwnDashboard({ screen }) {
    return (
      <You
        title={screen.title}
        Trust={Trust}
        retreats={screenByKey('retreats')?.address}
        journal={screenByKey('journal')?.address}
      />
    );
  };
}

export async function loadProfileScreen(): Promise<ComponentType<ScreenProps>> {
  const Profile = await loadProfile();
  return function OwnProfile({ screen }) {
    return (
      <Profile
        title={screen.title}
        promises={
          <Suspense fallback={<Loading label="Loading what you promised" />}>
            <WhatYouPromised />
          </Suspense>
        }
      />
    );
  };
}

export async function loadFiguresScreen(): Promise<ComponentType<ScreenProps>> {
  const [Figures, causeNames] = await Promise.all([loadFigures(), loadCauseNames()]);
  return function OwnYears({ screen }) {
    return <Figures title={screen.title} causeNames={causeNames} />;
  };
}
