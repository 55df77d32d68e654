import type { ReactNode } from 'react';
import { Bone, ErrorState, Screen, Skeleton } from '../../../ui/index.ts';
import { useProfile } from './profile.data.ts';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './ProfileScreen.module.css';

export interface ProfileScreenProps {
  title: string;
  /** What one promised, lent by the module that keeps it. */
  promises: ReactNode;
}

/** What one says about oneself, and who sees it. */
export function ProfileScreen({ title, promises }: ProfileScreenProps) {
  const { data, isError, isFetching, refetch } = useProfile();
  return (
    <Screen area="insight" title={title} back={{ href: '/you', label: 'Back to you' }}>
      {data !== undefined ? (
        <ProfileForm kept={data} promises={promises} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          Your profile did not load just now. Nothing about it has changed.
        </ErrorState>
      ) : (
        <Skeleton label="Loading your profile">
          <div className={styles.page}>
            <Bone as="face" />
            {['40%', '70%', '100%', '60%'].map((width) => (
              <Bone key={width} as="title" width={width as '40%'} />
            ))}
          </div>
        </Skeleton>
      )}
    </Screen>
  );
}
