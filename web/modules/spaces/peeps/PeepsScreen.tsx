import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import {
  Empty,
  List,
  Screen,
  SkeletonRows,
  TextField,
  ButtonLink,
  useWide,
  type AreaBarProps,
} from '../../../ui/index.ts';
import { Across } from '../hub/Across.tsx';
import { NoAnswerHere, StillLastKnown } from '../hub/HubStates.tsx';
import { useStore } from '../../../platform/store.ts';
import { useUnanswered } from '../hub/useUnanswered.ts';
import { askPeople, peopleAsked } from '../spaces.data.ts';
import { useSpaces } from '../spaces.hooks.ts';
import { CompanionRow } from './CompanionRow.tsx';
import { useCompanions, type Companion } from './people-across.ts';
import styles from './PeepsScreen.module.css';

export interface PeepsScreenProps {
  title: string;
  bar: AreaBarProps;
}

/** Everybody one shares a salon with, in all of them at once. */
export function PeepsScreen({ title, bar }: PeepsScreenProps) {
  const { state } = useSpaces();
  const { people, isWhole } = useCompanions();
  const asked = useStore(peopleAsked);
  const { failed, waiting } = useUnanswered(state, isWhole ? 'live' : asked);
  const home = people.filter((each) => each.home).length;
  return (
    <Screen area="salon" title={title} bar={bar} detail={people.length > 0 && inWords(people.length, home)}>
      {people.length > 0 ? (
        <Across>
          {failed && <StillLastKnown also={askPeople} />}
          <People people={people} />
        </Across>
      ) : failed ? (
        <NoAnswerHere also={askPeople} />
      ) : waiting ? (
        <Across>
          <SkeletonRows label="Looking who is there" />
        </Across>
      ) : (
        <NobodyYet />
      )}
    </Screen>
  );
}

const inWords = (all: number, home: number): string =>
  `${all === 1 ? 'One person' : `${all} people`}${home === 0 ? '' : `, ${home} at home now`}`;

function People({ people }: { people: readonly Companion[] }) {
  const [query, setQuery] = useState('');
  // On a phone two names of any length would cut each other off.
  const wide = useWide();
  const wanted = query.trim().toLowerCase();
  const found = people.filter(
    ({ person, salons }) =>
      person.name.toLowerCase().includes(wanted) ||
      salons.some(({ name }) => name.toLowerCase().includes(wanted)),
  );
  return (
    <>
      <TextField
        label="Search by name or salon"
        icon={Search}
        type="search"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className={styles.found}>
        {found.length === 0 && 'Nobody in your salons is called that.'}
      </p>
      <List label="Peeps" level={2}>
        {found.map((companion) => (
          <CompanionRow key={companion.person.person_id} companion={companion} named={wide ? 2 : 1} />
        ))}
      </List>
    </>
  );
}

function NobodyYet() {
  return (
    <Empty
      title="Nobody but you so far"
      actions={
        <ButtonLink kind="thread" size="l" href="/salons">
          To your salons
        </ButtonLink>
      }
    >
      Whoever is in a salon with you stands here. Open one, and invite the people it needs.
    </Empty>
  );
}
