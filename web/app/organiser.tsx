import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadOrganiser } from '../modules/organiser/index.ts';
import type { ScreenProps } from './screen.ts';

/** The spiral. Which level one is at stands in the address, so that the browser's back leads out again. */
export async function loadOrganiserScreen(): Promise<ComponentType<ScreenProps>> {
  const Organiser = await loadOrganiser();
  return function OrganiserAt({ screen }) {
    const go = useNavigate();
    const { at } = useSearch({ strict: false }) as { at?: string };
    return <Organiser title={screen.title} at={at} onGo={(address) => void go({ href: address })} />;
  };
}
