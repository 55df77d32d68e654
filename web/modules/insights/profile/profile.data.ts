import {
  changeProfile,
  myProfile,
  type OwnProfile,
  type ProfileChange,
} from '@kinsong/contract/seekers/profile.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../platform/api/api.ts';
import { changeMyself } from '../../../platform/session/session.ts';

const key = ['you', 'profile'];

/** Where does one's own profile come from? The house, asked when looked at. */
export const useProfile = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(myProfile, {}, { signal }),
    retry: false,
    // What is being written is not overwritten by what was asked a moment later.
    refetchOnWindowFocus: false,
  });

export function useSaveProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChange) => ask(changeProfile, { body: change }),
    onSuccess: (kept) => {
      queries.setQueryData<OwnProfile>(key, kept);
      void queries.invalidateQueries({ queryKey: ['you', 'dashboard'] });
      const { avatar_name, real_name, bio } = kept;
      changeMyself({ name: avatar_name, avatar_name, real_name, bio });
    },
  });
}

/** Only what differs from what is kept: another device may have changed the rest meanwhile. */
export function changesIn(kept: OwnProfile, now: OwnProfile): ProfileChange {
  const facts = Object.entries(now).filter(
    ([name, value]) => name !== 'seen_by' && value !== kept[name as keyof OwnProfile],
  );
  const seen = Object.entries(now.seen_by).filter(
    ([fact, audience]) => audience !== kept.seen_by[fact as keyof OwnProfile['seen_by']],
  );
  return { ...Object.fromEntries(facts), ...(seen.length > 0 && { seen_by: Object.fromEntries(seen) }) };
}

export const countOf = ({ seen_by = {}, ...facts }: ProfileChange): number =>
  Object.keys(facts).length + Object.keys(seen_by).length;
