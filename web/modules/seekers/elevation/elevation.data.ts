import { answerElevation, myElevation } from '@kinsong/contract/seekers/elevation.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';

const key = ['elevation'];

export const useElevation = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => ask(myElevation, {}, { signal }), retry: false });

export function useElevationAnswer() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answer: 'yes' | 'no') => ask(answerElevation, { body: { answer } }),
    onSuccess: ({ level }) => queries.setQueryData(key, { level, offer: null }),
  });
}
