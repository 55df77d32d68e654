import { reaches, type Nearness } from '@kinsong/contract/seekers/audiences.ts';
import type { OwnProfile } from '@kinsong/contract/seekers/profile.ts';
import { useState } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { Avatar, Choice, Sheet } from '../../../ui/index.ts';
import styles from './AsOthersSeeMe.module.css';
import { availabilityWords } from './profile.words.ts';

export interface AsOthersSeeMeProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** As it stands written, kept or not. */
  profile: OwnProfile;
}

const eyes: readonly { value: Nearness; label: string }[] = [
  { value: 'family', label: 'Family' },
  { value: 'guild', label: 'Guild' },
  { value: 'together', label: 'Salons' },
];

/** One's card through the eyes of somebody near, by the rule that the house goes by. */
export function AsOthersSeeMe({ open, onOpenChange, profile }: AsOthersSeeMeProps) {
  const [near, setNear] = useState<Nearness>('together');
  const { avatar_name, real_name, bio, availability, seen_by, shows_presence } = profile;
  const sees = (fact: keyof OwnProfile['seen_by']): boolean => reaches(seen_by[fact], near);
  const hidden = [
    !sees('real_name') && 'your real name',
    bio !== '' && !sees('bio') && 'your lines',
    availability !== null && !sees('availability') && 'when you are free',
    !shows_presence && 'whether you are here',
  ].filter((each) => each !== false);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="As others see me">
      <div className={styles.sheet}>
        <Choice label="Through whose eyes" options={eyes} value={near} onChange={setNear} />
        <div className={styles.person}>
          <Avatar
            name={avatar_name}
            url={signedIn().person.avatar_url}
            size="xl"
            home={shows_presence}
            named
          />
          <div className={styles.names}>
            <p className={styles.name}>{avatar_name}</p>
            {sees('real_name') && real_name !== avatar_name && <p>{real_name}</p>}
            {availability !== null && sees('availability') && (
              <p className={styles.quiet}>free: {availabilityWords[availability]}</p>
            )}
          </div>
        </div>
        {bio !== '' && sees('bio') && <p className={styles.bio}>{bio}</p>}
        <p className={styles.quiet} aria-live="polite">
          {hidden.length === 0 ? 'Nothing is hidden from them.' : `Hidden from them: ${hidden.join(', ')}.`}
        </p>
      </div>
    </Sheet>
  );
}
