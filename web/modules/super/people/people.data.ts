import {
  peopleOfHouse,
  changeHouseRole,
  type GivenRole,
  type HousePerson,
} from '@kinsong/contract/super/house-roles.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';

const people = ['people of the house'];

/** Everyone who lives in the house, those with a role first, page after page. */
export const usePeople = (words: string) =>
  useInfiniteQuery({
    queryKey: [...people, words],
    queryFn: ({ pageParam, signal }) => ask(peopleOfHouse, { query: { words, skip: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) =>
      more ? pages.reduce((sum, page) => sum + page.people.length, 0) : undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });

export interface RoleChange {
  readonly person: HousePerson;
  readonly role: GivenRole;
  readonly given: boolean;
  readonly reason: string;
}

/** Lists, roster and what was done are read again: each of them shows it. */
export function useRoleChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ person, role, given, reason }: RoleChange) =>
      ask(changeHouseRole, { params: { person_id: person.id }, body: { role, given, reason } }),
    onSuccess: async () => {
      for (const queryKey of [people, ['roster'], ['what was done']])
        await queries.invalidateQueries({ queryKey });
    },
  });
}
