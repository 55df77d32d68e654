import { stateOf } from '@kinsong/contract/spaces/health.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { useId, type ComponentType } from 'react';
import { useToday } from '../../../platform/today.ts';
import { dayWithin } from '../../../ui/index.ts';
import { Figures } from './Figures.tsx';
import { LastSaid } from './LastSaid.tsx';
import { NextDue } from './NextDue.tsx';
import styles from './OverviewPanel.module.css';
import { Team } from './Team.tsx';
import { useOverview } from './useOverview.ts';

/** A part that another module has of a salon's overview. */
export interface Glance {
  readonly title: string;
  readonly Part: ComponentType<{ space: string }>;
}

interface OverviewPanelProps {
  space: MySpace;
  glances: readonly Glance[];
}

/** A salon at a glance: what it is about, how much there is, what comes next, who is in it. */
export function OverviewPanel({ space, glances }: OverviewPanelProps) {
  const known = useOverview(space);
  const { progress } = stateOf(space.vitals, useToday());
  const { subtitle, description, due_date } = space;
  return (
    <div className={styles.overview}>
      <div className={styles.page}>
        {(due_date !== null || subtitle !== '' || description !== '') && (
          <header>
            {subtitle !== '' && <h2 className={styles.subtitle}>{subtitle}</h2>}
            {due_date !== null && (
              <p className={styles.quiet}>Due {dayWithin(new Date(`${due_date}T12:00`))}</p>
            )}
            {description !== '' && <p className={styles.description}>{description}</p>}
          </header>
        )}
        <Figures
          space={space}
          messages={typeof known === 'object' ? known.messages : undefined}
          progress={progress}
        />
        <div className={styles.columns}>
          <NextDue space={space} known={known} />
          <LastSaid space={space} />
          {glances.map((glance) => (
            <Part key={glance.title} space={space.id} glance={glance} />
          ))}
        </div>
        <Team space={space} />
      </div>
    </div>
  );
}

function Part({ space, glance: { title, Part } }: { space: string; glance: Glance }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <Part space={space} />
    </section>
  );
}
