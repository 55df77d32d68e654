import { longestBio, longestName, type OwnProfile } from '@kinsong/contract/seekers/profile.ts';
import Eye from 'lucide-react/icons/eye';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { failureOf } from '../../../platform/api/failure.ts';
import { Button, ButtonLink, Card, FormErrors, TextArea, TextField, toast } from '../../../ui/index.ts';
import { AsOthersSeeMe } from './AsOthersSeeMe.tsx';
import { FreeTimes } from './FreeTimes.tsx';
import { OwnFace } from './OwnFace.tsx';
import { changesIn, countOf, useSaveProfile } from './profile.data.ts';
import styles from './ProfileScreen.module.css';
import { WhoSeesIt } from './WhoSeesIt.tsx';

export interface ProfileFormProps {
  kept: OwnProfile;
  promises: ReactNode;
}

/** Nothing is kept until one says so; and what could not be kept stays written. */
export function ProfileForm({ kept, promises }: ProfileFormProps) {
  const [now, setNow] = useState(kept);
  const [looking, setLooking] = useState(false);
  const { mutate, isPending, error } = useSaveProfile();
  const failure = error === null ? null : failureOf(error);
  const change = changesIn(kept, now);
  const count = countOf(change);
  const say = (part: Partial<OwnProfile>) => setNow((before) => ({ ...before, ...part }));
  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending || count === 0) return;
    mutate(change, {
      onSuccess: (answer) => {
        setNow(answer);
        toast({ title: 'Your profile is kept', tone: 'good' });
      },
    });
  };
  return (
    <form className={styles.page} onSubmit={keep} noValidate>
      {failure && (
        <FormErrors title="Failed to save profile changes">
          {failure.title} What you wrote stands here still.
        </FormErrors>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.called}>
            <OwnFace name={now.avatar_name} />
            <TextField
              label="Called here"
              autoComplete="nickname"
              maxLength={longestName}
              value={now.avatar_name}
              error={failure?.fields['avatar_name']}
              onChange={(event) => say({ avatar_name: event.target.value })}
            />
          </div>
          <TextField
            label="Real name"
            autoComplete="name"
            maxLength={longestName}
            value={now.real_name}
            error={failure?.fields['real_name']}
            onChange={(event) => say({ real_name: event.target.value })}
          />
          <TextArea
            label="A few lines"
            className={styles.lines}
            rows={3}
            maxLength={longestBio}
            value={now.bio}
            error={failure?.fields['bio']}
            onChange={(event) => say({ bio: event.target.value })}
          />
          <FreeTimes value={now.availability} onChange={(availability) => say({ availability })} />
        </div>
        <div className={styles.column}>
          <WhoSeesIt profile={now} onChange={say} />
          <Card className={styles.also}>
            <h2 className={styles.heading}>Your manifesto</h2>
            <p className={styles.quiet}>
              What you want for yourself and for the earth. It can be changed on any day.
            </p>
            <ButtonLink icon={ScrollText} href="/manifesto">
              Open your manifesto
            </ButtonLink>
          </Card>
          <Card className={styles.also}>
            <h2 className={styles.heading}>What you promised</h2>
            {promises}
          </Card>
        </div>
      </div>
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" busy={isPending} aria-disabled={count === 0}>
          {count === 0 ? 'Keep it' : `Keep it · ${count} ${count === 1 ? 'change' : 'changes'}`}
        </Button>
        <Button icon={Eye} size="l" onClick={() => setLooking(true)}>
          As others see me
        </Button>
      </div>
      <AsOthersSeeMe open={looking} onOpenChange={setLooking} profile={now} />
    </form>
  );
}
