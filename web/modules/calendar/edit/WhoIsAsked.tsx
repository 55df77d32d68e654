import { useMemo } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Avatar, Button } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { someone } from '../marks/people-words.ts';
import { Toggles } from './Toggles.tsx';

export interface WhoIsAskedProps {
  space: string;
  asked: readonly string[];
  onChange: (people: readonly string[]) => void;
}

/** Who is asked to come: any of those who are here, or all of them at once. */
export function WhoIsAsked({ space, asked, onChange }: WhoIsAskedProps) {
  const people = useEveryone(space);
  const me = signedIn().person.id;
  const here = useMemo(
    () => [
      me,
      ...[...people.values()]
        .filter(
          ({ left_at, person_id }) => person_id !== me && (left_at === null || asked.includes(person_id)),
        )
        .sort((a, b) => a.name.localeCompare(b.name))
        .map(({ person_id }) => person_id),
    ],
    [people, me, asked],
  );
  const turn = (id: string) =>
    onChange(asked.includes(id) ? asked.filter((each) => each !== id) : [...asked, id]);
  const areAll = here.every((id) => asked.includes(id));
  return (
    <Toggles
      label="Who is asked to come"
      options={here.map((id) => {
        const { name, url, isMe } = someone(id, people);
        return { key: id, words: isMe ? 'You' : name, lead: <Avatar name={name} url={url} size="s" named /> };
      })}
      chosen={asked}
      onTurn={turn}
      after={
        here.length > 2 &&
        !areAll && (
          <Button kind="bare" onClick={() => onChange(here)}>
            Everyone here
          </Button>
        )
      }
    />
  );
}
