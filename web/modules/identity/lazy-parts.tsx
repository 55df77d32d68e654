import { lazy, type ComponentType } from 'react';
import { Button, FormErrors } from '../../ui/index.ts';
import { startAgain } from './link-token.ts';
import styles from './Step.module.css';

/** What few people meet is loaded when they do: the first load of the door stays light. */
export const later = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotHere) }));

/** What the form stands without just as well. */
export const extra = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));

const Nothing = () => null;

function NotHere() {
  return (
    <div className={styles.step}>
      <FormErrors title="No answer from the house">
        Often it is the connection. Nothing is lost; try again in a moment.
      </FormErrors>
      <Button kind="primary" size="l" onClick={startAgain}>
        Try again
      </Button>
    </div>
  );
}
