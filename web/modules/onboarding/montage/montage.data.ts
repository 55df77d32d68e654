import { createMontage, type MontageSegment } from '@kinsong/contract/onboarding/montage.ts';
import { montageTimes } from '@kinsong/engines/onboarding/montage-timeline.ts';
import { useEffect, useState } from 'react';
import { ask } from '../../../platform/api/api.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { builtInSegments } from './built-in-segments.ts';

/** The segments that the house wrote; where none come in time, those that every browser has. No error is shown. */
export async function segmentsOf(until: AbortSignal): Promise<readonly MontageSegment[]> {
  try {
    const { montage_segments } = await inTime(
      ask(
        createMontage,
        {
          body: {
            player_id: signedIn().person.id,
            montage_type: 'consciousness_expansion_intro',
            use_uploaded_content: true,
            artistic_vision: 'a lamp in the window',
            cinematic_style: 'lantern slides',
          },
        },
        { signal: until },
      ),
    );
    return montage_segments;
  } catch {
    return builtInSegments;
  }
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no montage came in time')), montageTimes.patience);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function useSegments(): readonly MontageSegment[] | undefined {
  const [segments, setSegments] = useState<readonly MontageSegment[]>();
  useEffect(() => {
    const left = new AbortController();
    void segmentsOf(left.signal).then((found) => {
      if (!left.signal.aborted) setSegments(found);
    });
    return () => left.abort();
  }, []);
  return segments;
}
