import { branchOf, wholeTree, recoverGuest } from '@kinsong/contract/invitations/invitation-tree.ts';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';

/** Where does the tree come from? The house, level by level; of one person, or for super users of all. */
export const useTree = (root: string | null) =>
  useInfiniteQuery({
    queryKey: ['tree', root],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === '' ? {} : { after: pageParam };
      if (root === null) return ask(wholeTree, { query }, { signal });
      return ask(branchOf, { params: { person_id: root }, query }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ more, people }) => (more ? people.at(-1)?.id : undefined),
    retry: false,
  });

export const useRecovery = () =>
  useMutation({ mutationFn: (id: string) => ask(recoverGuest, { params: { person_id: id } }) });
