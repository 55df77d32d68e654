import { useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import {
  loadAnswer,
  loadCurate,
  loadKeptRetreats,
  loadMyRetreats,
  loadNextRetreat,
} from '../modules/hospitality/index.ts';
import { loadFounder } from '../modules/insights/index.ts';
import type { ScreenProps } from './screen.ts';

type Loaded = Promise<ComponentType<ScreenProps>>;

/** The founders' dashboard, with the table of the next retreat that hospitality lays. */
export async function loadFounderScreen(): Loaded {
  const [Founder, parts] = await Promise.all([loadFounder(), loadNextRetreat()]);
  return function FounderAt({ screen }) {
    return <Founder title={screen.title} {...parts} />;
  };
}

export async function loadCurateScreen(): Loaded {
  const Curate = await loadCurate();
  return function CurateAt({ screen, params }) {
    const go = useNavigate();
    return (
      <Curate
        title={screen.title}
        id={params['retreat_id']}
        onGo={(address) => void go({ href: address, replace: true })}
      />
    );
  };
}

export async function loadKeptRetreatsScreen(): Loaded {
  const Kept = await loadKeptRetreats();
  return function KeptAt({ screen }) {
    return <Kept title={screen.title} />;
  };
}

export async function loadRetreatsScreen(): Loaded {
  const Mine = await loadMyRetreats();
  return function RetreatsAt({ screen }) {
    return <Mine title={screen.title} />;
  };
}

export async function loadRetreatScreen(): Loaded {
  const Answer = await loadAnswer();
  return function RetreatAt({ screen, params }) {
    return <Answer title={screen.title} id={params['retreat_id'] ?? ''} />;
  };
}
