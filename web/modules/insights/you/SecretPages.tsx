import BookLock from 'lucide-react/icons/book-lock';
import { Card, Icon } from '../../../ui/index.ts';
import styles from './SecretPages.module.css';

/** How many pages the secret journal has, and the way to it. What is in them is nowhere here. */
export function SecretPages({ pages, href }: { pages: number; href: string }) {
  return (
    <Card href={href} className={styles.card}>
      <Icon of={BookLock} />
      <p>
        <b>
          {pages === 0
            ? 'Your secret journal'
            : `${pages} ${pages === 1 ? 'page' : 'pages'} in your secret journal`}
        </b>
        <span>
          {pages === 0
            ? 'Nothing is written in it yet.'
            : 'Only you read it. The house sees how many pages there are, never a word.'}
        </span>
      </p>
    </Card>
  );
}
