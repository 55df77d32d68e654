import { lazy, Suspense } from 'react';
import { useStepNow } from './evening.data.ts';

const RestOfTheEvening = lazy(async () => ({
  default: (await import('./RestOfTheEvening.tsx')).RestOfTheEvening,
}));

/** Whoever is through the evening carries nothing of its line. */
export function EveningLine() {
  const step = useStepNow();
  if (step === 'mobile_chat' || step === 'sacred_tenets') return null;
  return (
    <Suspense fallback={null}>
      <RestOfTheEvening step={step} />
    </Suspense>
  );
}
