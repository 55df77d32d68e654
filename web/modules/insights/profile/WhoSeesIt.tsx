import { audiences, type Audience } from '@kinsong/contract/seekers/audiences.ts';
import type { OwnProfile, SeenBy } from '@kinsong/contract/seekers/profile.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { Icon } from '../../../ui/index.ts';
import { audienceWords } from './profile.words.ts';
import styles from './WhoSeesIt.module.css';

export interface WhoSeesItProps {
  profile: OwnProfile;
  onChange: (part: Partial<OwnProfile>) => void;
}

const facts: readonly { fact: keyof SeenBy; words: string }[] = [
  { fact: 'real_name', words: 'my real name' },
  { fact: 'bio', words: 'these lines' },
  { fact: 'availability', words: 'when I am free' },
];

/** One row a fact, naming who sees it; below, what nobody can choose. */
export function WhoSeesIt({ profile, onChange }: WhoSeesItProps) {
  const { seen_by, shows_presence } = profile;
  return (
    <section>
      <h2 className={styles.heading}>Who sees it</h2>
      <ul>
        {facts.map(({ fact, words }) => (
          <Fact
            key={fact}
            words={words}
            value={seen_by[fact]}
            among={audiences}
            onChange={(audience) => onChange({ seen_by: { ...seen_by, [fact]: audience } })}
          />
        ))}
        <Fact
          words="that I am here"
          value={shows_presence ? 'together' : 'nobody'}
          among={['together', 'nobody']}
          onChange={(audience) => onChange({ shows_presence: audience !== 'nobody' })}
        />
      </ul>
      <p className={styles.fixed}>
        What you are called and your face are seen by everybody you meet. What your trust is made of is yours
        alone; rooms are told whether their door opens to you, and above 150 founders and super users see the
        number.
      </p>
    </section>
  );
}

interface FactProps {
  words: string;
  value: Audience;
  among: readonly Audience[];
  onChange: (audience: Audience) => void;
}

function Fact({ words, value, among, onChange }: FactProps) {
  const id = useId();
  return (
    <li className={styles.row}>
      <label htmlFor={id}>{words}</label>
      <span className={styles.who}>
        <Icon of={audienceWords[value].icon} size="s" />
        <select
          id={id}
          className={styles.select}
          value={value}
          onChange={(event) => onChange(among.find((each) => each === event.target.value) ?? value)}
        >
          {among.map((each) => (
            <option key={each} value={each}>
              {audienceWords[each].words}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size="s" />
      </span>
    </li>
  );
}
