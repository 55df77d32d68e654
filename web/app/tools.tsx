import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadPartners } from '../modules/partners/index.ts';
import type { ScreenProps } from './screen.ts';

/** Tools and partners. Which shelf is seen stands in the address, so that it can be led to. */
export async function loadTools(): Promise<ComponentType<ScreenProps>> {
  const Partners = await loadPartners();
  return function Tools({ screen }) {
    const go = useNavigate();
    const { tab } = useSearch({ strict: false }) as { tab?: string };
    return (
      <Partners
        title={screen.title}
        tab={tab}
        onTab={(shelf) => void go({ to: '/tools', search: { tab: shelf } })}
      />
    );
  };
}
