import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadAbout } from '../modules/onboarding/index.ts';
import type { ScreenProps } from './screen.ts';

/** Which tab is read stands in the address, and whether one looks in from the first evening. */
export async function loadAboutScreen(): Promise<ComponentType<ScreenProps>> {
  const About = await loadAbout();
  return function AboutTheHouse({ screen }) {
    const go = useNavigate();
    const { tab, from } = useSearch({ strict: false }) as { tab?: string; from?: string };
    return (
      <About
        title={screen.title}
        tab={tab}
        back={from === 'evening' ? '/game/welcome' : undefined}
        onTab={(next) =>
          void go({ to: '/about', search: from === undefined ? { tab: next } : { tab: next, from } })
        }
      />
    );
  };
}
