import styles from './EntryForm.module.css';

export interface WrongPasswordHelpProps {
  onAgain: () => void;
  onLetter: () => void;
  onCode: () => void;
}

/** Under a password that was not taken: what one can do now. */
export function WrongPasswordHelp({ onAgain, onLetter, onCode }: WrongPasswordHelpProps) {
  const ways = [
    { words: 'Try again', go: onAgain },
    { words: 'Send me a letter for a new password', go: onLetter },
    { words: 'I have a code from whoever invited me', go: onCode },
  ];
  return (
    <div className={styles.denied} role="alert">
      <p>This address and password do not match. What you typed is still here.</p>
      <ul>
        {ways.map(({ words, go }) => (
          <li key={words}>
            <button type="button" className={styles.quiet} onClick={go}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
