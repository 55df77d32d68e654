import { useState } from 'react';
import { Button } from '../../../ui/index.ts';
import { say } from '../../messages/index.ts';
import { useSpace } from '../../spaces/index.ts';
import styles from './NightTalk.module.css';

type State = 'rest' | 'asked' | 'said' | 'failed';

/** One's own words of the night, said to everybody after all: asked once more before they go. */
export function SayInSalon({ space, words }: { space: string; words: string }) {
  const [state, setState] = useState<State>('rest');
  const { space: here, abilities } = useSpace(space);
  if (!abilities.has('messages.post')) return null;
  if (state === 'said') return <p className={styles.share}>Said in {here?.name ?? 'the salon'}.</p>;
  if (state !== 'asked')
    return (
      <div className={styles.share}>
        {state === 'failed' && <span role="status">This browser could not keep your words.</span>}
        <Button kind="bare" onClick={() => setState('asked')}>
          Say it in the salon
        </Button>
      </div>
    );
  const tell = () =>
    void say(space, words, {}).then(
      () => setState('said'),
      () => setState('failed'),
    );
  return (
    <div className={styles.share}>
      <span>Everyone in {here?.name ?? 'the salon'} will read it.</span>
      <Button onClick={tell}>Say it</Button>
      <Button kind="bare" onClick={() => setState('rest')}>
        Keep it
      </Button>
    </div>
  );
}
