import Search from 'lucide-react/icons/search';
import { rolesInWords, type HousePerson } from '@kinsong/contract/super/house-roles.ts';
import { useState } from 'react';
import {
  Avatar,
  Badge,
  Empty,
  ErrorState,
  LastKnown,
  List,
  LoadMore,
  Row,
  SkeletonRows,
  TextField,
} from '../../../ui/index.ts';
import { usePeople } from './people.data.ts';
import { RolesSheet } from './RolesSheet.tsx';
import { RosterPart } from './RosterPart.tsx';
import styles from './PeoplePart.module.css';

/** Who lives here and what they do for the house; beside it who helps in councils, and who is on duty. */
export function PeoplePart() {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<HousePerson>();
  return (
    <div className={styles.two}>
      <section className={styles.people} aria-label="Everyone here">
        <TextField
          label="Find somebody"
          type="search"
          icon={Search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <People words={words.trim()} onChoose={setChosen} />
      </section>
      <RosterPart />
      <RolesSheet person={chosen} onClose={() => setChosen(undefined)} onChanged={setChosen} />
    </div>
  );
}

function People({ words, onChoose }: { words: string; onChoose: (person: HousePerson) => void }) {
  const { data, isError, isFetching, refetch, ...pages } = usePeople(words);
  if (data === undefined) {
    if (!isError) return <SkeletonRows label="Loading who lives here" rows={6} />;
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        The list did not load just now. Nothing was changed.
      </ErrorState>
    );
  }
  const people = data.pages.flatMap((page) => page.people);
  if (people.length === 0) return <Empty title="Nobody by that name">Try fewer letters of it.</Empty>;
  return (
    <>
      {isError && <LastKnown onRetry={() => void refetch()} retrying={isFetching} />}
      <List label="Everyone here">
        {people.map((person) => (
          <Row
            key={person.id}
            lead={<Avatar named name={person.name} url={person.avatar_url} />}
            title={person.name}
            detail={`here since ${since(person)}`}
            end={<Roles of={person} />}
            onPress={() => onChoose(person)}
          />
        ))}
      </List>
      <LoadMore
        more={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        failed={pages.isFetchNextPageError}
        onMore={() => void pages.fetchNextPage()}
      />
    </>
  );
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });
const since = ({ since: at }: HousePerson): string => month.format(new Date(at));

function Roles({ of: { roles } }: { of: HousePerson }) {
  if (roles.length === 0) return null;
  return (
    <span className={styles.roles}>
      {roles.map((role) => (
        <Badge key={role} tone="accent">
          {rolesInWords[role].word}
        </Badge>
      ))}
    </span>
  );
}
