import { evening } from '@kinsong/contract/onboarding/evening.ts';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../platform/api/api.ts';
import { useStepNow } from './evening.data.ts';

/** How far the evening came, with how and when each part ended; asked again when it has gone on. */
export function useEvening() {
  const step = useStepNow();
  return useQuery({
    queryKey: ['evening', step],
    queryFn: ({ signal }) => ask(evening, {}, { signal }),
    retry: false,
  });
}
