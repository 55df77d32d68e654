import { changeProfile, myProfile, type OwnProfile } from '@kinsong/contract/seekers/profile.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../platform/api/api.ts';
import { Switch } from '../ui/index.ts';

/** The same fact as in the profile's editor, under the same key, so that both say the same. */
const key = ['you', 'profile'];

/** Whether a lamp burns beside one's name; where the house does not answer, nothing is claimed. */
export function MenuPresence({ isOpen }: { isOpen: boolean }) {
  const queries = useQueryClient();
  const known = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(myProfile, {}, { signal }),
    enabled: isOpen,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const change = useMutation({
    mutationFn: (shows_presence: boolean) => ask(changeProfile, { body: { shows_presence } }),
    onSuccess: (kept) => queries.setQueryData<OwnProfile>(key, kept),
  });
  if (known.data === undefined) return null;
  const shown = change.isPending ? change.variables : known.data.shows_presence;
  return (
    <Switch
      label="Others see when I am here"
      help={
        change.isError
          ? 'The house did not answer. Nothing was changed; try again.'
          : shown
            ? 'A lamp burns beside your name.'
            : 'You read as away, everywhere.'
      }
      checked={shown}
      disabled={change.isPending}
      onChange={(next) => change.mutate(next)}
    />
  );
}
