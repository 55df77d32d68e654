import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { usePeople } from '../../spaces/index.ts';

/** How the other one in an exchange is called; nobody in particular is the guide. */
export function usePartnerName(): (person: string | null) => string {
  const people = usePeople();
  return (person) =>
    person === null
      ? voices.mairy.name
      : (people.find(({ person_id }) => person_id === person)?.name ?? 'someone');
}
