import { useState } from 'react';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../drawing/VisuallyHidden.tsx';
import { DrawnFace } from './DrawnFace.tsx';
import styles from './Avatar.module.css';

export type AvatarSize = 's' | 'm' | 'l' | 'xl';

export interface AvatarProps {
  name: string;
  /** Their own picture. Without one a face is drawn from the name; when it fails, shapes are. */
  url?: string | null | undefined;
  size?: AvatarSize;
  /** A lit lamp says that they are at home now. */
  home?: boolean | undefined;
  /** The name stands beside it already: not to be read twice. */
  named?: boolean;
}

export function Avatar({ name, url, size = 'm', home, named }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={cx(styles.avatar, styles[size])}>
      <span className={styles.face}>
        {url && url !== failed ? (
          <img src={url} alt="" loading="lazy" onError={() => setFailed(url)} />
        ) : (
          <DrawnFace name={name} style={url ? 'shapes' : undefined} />
        )}
      </span>
      {home && <i className={styles.lamp} />}
      {!named && (
        <VisuallyHidden>
          {name}
          {home && ', at home'}
        </VisuallyHidden>
      )}
    </span>
  );
}

export interface Person {
  name: string;
  url?: string | null | undefined;
}

export interface AvatarStackProps {
  people: readonly Person[];
  /** How many faces before the rest become '+N'. */
  most?: number;
  /** How many there are in all, when `people` is only the first of them. */
  total?: number;
  size?: AvatarSize;
}

export function AvatarStack({ people, most = 4, total = people.length, size = 's' }: AvatarStackProps) {
  const shown = people.slice(0, most);
  const rest = total - shown.length;
  return (
    <span className={styles.stack}>
      {shown.map((person, index) => (
        <Avatar key={`${index} ${person.name}`} name={person.name} url={person.url} size={size} />
      ))}
      {rest > 0 && (
        <span className={cx(styles.more, styles[size])}>
          +{rest}
          <VisuallyHidden> more</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
