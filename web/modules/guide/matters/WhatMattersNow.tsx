import type { Mode } from '@kinsong/contract/guide/message-extra.ts';
import type { ReactNode } from 'react';
import { PeopleAtHome } from '../../spaces/index.ts';
import styles from './WhatMattersNow.module.css';

export interface WhatMattersNowProps {
  mode: Mode;
  /** At most three tasks. */
  tasks: ReactNode;
  /** The next thing together. */
  next: ReactNode;
}

/** Three groups on the open sky, no card: what is to be done, what comes next, and who is at home. */
export function WhatMattersNow({ mode, tasks, next }: WhatMattersNowProps) {
  return (
    <div className={styles.matters}>
      <h2 className={styles.heading}>{mode === 'game' ? 'What moves the tale' : 'What matters now'}</h2>
      <Group title="To do">{tasks}</Group>
      <Group title="Next together">{next ?? <NothingPlanned />}</Group>
      <PeopleAtHome />
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function NothingPlanned() {
  return <p className={styles.quiet}>Nothing is planned yet.</p>;
}
