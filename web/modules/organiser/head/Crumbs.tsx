import type { Crumb } from '@kinsong/contract/organiser/nodes.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment } from 'react';
import { cx, Icon } from '../../../ui/index.ts';
import styles from './Crumbs.module.css';

export interface CrumbsProps {
  /** From the planet to where one is. */
  path: readonly Crumb[];
  /** What is chosen below, fainter. */
  ahead?: readonly Crumb[];
  /** Whether the last step of the path is itself what is seen. */
  isHere?: boolean;
}

export const addressOf = ({ id, kind }: Pick<Crumb, 'id' | 'kind'>): string =>
  kind === 'planet' ? '/organiser' : kind === 'project' ? `/organiser/${id}` : `/organiser?at=${id}`;

/** There is one planet: whatever it is called, one knows where one is. */
export const crumbWord = ({ kind, name }: Pick<Crumb, 'kind' | 'name'>): string =>
  kind === 'planet' ? 'Planet' : name;

/** Planet, hamlet, family, project: each step leads there. */
export function Crumbs({ path, ahead = [], isHere = true }: CrumbsProps) {
  return (
    <nav aria-label="Where you are" className={styles.crumbs}>
      <ol className={styles.steps}>
        {[...path, ...ahead].map((step, at) => {
          const isLast = at === path.length - 1;
          return (
            <Fragment key={step.id}>
              {at > 0 && (
                <li aria-hidden className={styles.between}>
                  <Icon of={ChevronRight} size="s" />
                </li>
              )}
              <li className={styles.step}>
                <a
                  href={addressOf(step)}
                  aria-current={isLast && isHere ? 'page' : undefined}
                  className={cx(isLast && styles.last, at >= path.length && styles.ahead)}
                >
                  {crumbWord(step)}
                </a>
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
