import type { Input } from '@kinsong/contract/common/call.ts';
import {
  acceptCommitments,
  myCommitments,
  type Acceptance,
} from '@kinsong/contract/onboarding/commitments.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';

const key = ['commitments'];

/** Where does it come from what somebody has promised? The house, asked when looked at. */
export const useAccepted = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await ask(myCommitments, {}, { signal })).accepted,
    retry: false,
  });

export type Promised = Input<typeof acceptCommitments>['body'];

/** A promise is given to the house and kept there; without an answer it was not given. */
export function usePromise() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Promised) => ask(acceptCommitments, { body }),
    onSuccess: ({ accepted }) => queries.setQueryData(key, accepted),
  });
}

/** The newest version that somebody promised, and when. */
export const latest = (accepted: readonly Acceptance[]): Acceptance | undefined =>
  accepted.toSorted((a, b) => a.version - b.version).at(-1);
