import { useState } from 'react';
import styles from './GuildSeal.module.css';

/** A guild’s own picture; without one a long table with three candles. */
export function GuildSeal({ image = '' }: { image?: string | undefined }) {
  const [failed, setFailed] = useState<string>();
  if (image !== '' && image !== failed)
    return <img className={styles.picture} src={image} alt="" onError={() => setFailed(image)} />;
  return (
    <svg className={styles.seal} viewBox="0 0 40 40" aria-hidden>
      <circle className={styles.ring} cx="20" cy="20" r="18.500" />
      <path
        className={styles.table}
        d="M7.500 21.500h25M11 21.500v7M29 21.500v7M15 21.500v-4.500M20 21.500v-4.500M25 21.500v-4.500"
      />
      <path
        className={styles.flames}
        d="M15 11c2 2.200 1.500 4.600 0 4.600s-2-2.400 0-4.600M20 9.500c2.300 2.700 1.700 6 0 6s-2.300-3.300 0-6M25 11c2 2.200 1.500 4.600 0 4.600s-2-2.400 0-4.600"
      />
    </svg>
  );
}
