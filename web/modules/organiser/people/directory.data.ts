import { usersDirectory } from '@kinsong/contract/organiser/directory.ts';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';

/** Where do the people come from? The house, asked when somebody looks, and again each minute while they do. */
export const useDirectory = (isWanted: boolean, project: string | undefined) =>
  useQuery({
    queryKey: ['directory', project],
    queryFn: ({ signal }) =>
      ask(usersDirectory, { query: project === undefined ? {} : { project_id: project } }, { signal }),
    enabled: isWanted,
    retry: false,
    refetchInterval: 60_000,
    refetchIntervalInBackground: false,
  });
