import { newId } from '@kinsong/contract/common/ids.ts';
import {
  describeHelper,
  dropDuty,
  readRoster,
  takeDuty,
  type CouncilHelper,
  type Roster,
} from '@kinsong/contract/council/roster.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';

const roster = ['roster'];

export const useRoster = () =>
  useQuery({ queryKey: roster, queryFn: ({ signal }) => ask(readRoster, {}, { signal }), retry: false });

/** Each answers with the roster as it is now. */
function useDeed<T>(perform: (what: T) => Promise<Roster>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: perform,
    onSuccess: (now: Roster) => queries.setQueryData(roster, now),
  });
}

export interface NewDuty {
  readonly person: string;
  readonly from: Date;
  readonly hours: number;
}

export const useDuty = () =>
  useDeed(({ person, from, hours }: NewDuty) =>
    ask(takeDuty, {
      body: { id: newId(), person_id: person, starts_at: from.toISOString(), duty_hours: hours },
    }),
  );

export const useDropping = () => useDeed((id: string) => ask(dropDuty, { params: { duty_id: id } }));

export const useDescribing = () =>
  useDeed(({ person_id, specialties, free_hours }: CouncilHelper) =>
    ask(describeHelper, { params: { person_id }, body: { specialties, free_hours } }),
  );
