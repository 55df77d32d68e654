import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import { signedIn } from '../../../platform/signed-in.ts';
import { AvatarStack, Icon } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { togetherWords } from '../sheet-words.ts';
import type { Shown } from '../unsent-overlay.ts';
import styles from './WhoIsHere.module.css';

/** Who fills it in, and whether what one wrote is at the house. */
export function WhoIsHere({ shown: { sheet, way } }: { shown: Shown }) {
  const everyone = useEveryone(sheet.space_id);
  const me = signedIn().person.id;
  const takers = sheet.takers.flatMap((id) => everyone.get(id) ?? []);
  const others = takers.filter(({ person_id }) => person_id !== me).map(({ name }) => name);
  return (
    <span className={styles.here}>
      <span className={styles.faces}>
        <AvatarStack people={takers.map(({ name, avatar_url }) => ({ name, url: avatar_url }))} most={4} />
      </span>
      {sheet.status === 'open' && <span className={styles.words}>{togetherWords(others)}</span>}
      <span className={styles.way} data-way={way} role="status">
        <Icon of={way === 'there' || way === 'sending' ? Check : CloudOff} size="s" />
        {ways[way]}
      </span>
    </span>
  );
}

const ways: Readonly<Record<Shown['way'], string>> = {
  there: 'saved',
  sending: 'saving',
  kept: 'kept here',
  refused: 'not taken',
};
