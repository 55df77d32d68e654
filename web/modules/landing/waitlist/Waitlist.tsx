import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Backdrop, ButtonLink, frontOfTheHouse, Icon, Logo } from '../../../ui/index.ts';
import { ConfirmRequest } from './ConfirmRequest.tsx';
import { tokenIn } from './waitlist.data.ts';
import styles from './Waitlist.module.css';
import { WaitlistForm } from './WaitlistForm.tsx';

/** Where a Waitlist Seeker leaves a name; the link in the letter that follows leads here as well. */
export function Waitlist() {
  const [token] = useState(() => tokenIn(location.hash));
  const [thanks, setThanks] = useState('');
  return (
    <div className={styles.page} data-area="guild">
      <Backdrop />
      <nav aria-label="The way back" className={styles.out}>
        <a className={styles.back} href={frontOfTheHouse()}>
          <Icon of={ArrowLeft} />
          Back to the house
        </a>
      </nav>
      <main id="main" className={styles.panel}>
        <header className={styles.header}>
          <Logo glow className={styles.sign} />
          <p className={styles.kind}>Waitlist Seeker</p>
        </header>
        {token !== null && <ConfirmRequest token={token} />}
        {token === null && thanks === '' && <WaitlistForm onSent={setThanks} />}
        {thanks !== '' && (
          <div className={styles.thanks}>
            <h1>Your name is with us</h1>
            <p role="status" className={styles.voice}>
              {thanks}
            </p>
            <ButtonLink kind="outline" size="l" href={frontOfTheHouse()}>
              Back to the house
            </ButtonLink>
          </div>
        )}
      </main>
    </div>
  );
}
