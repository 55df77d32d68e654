import MoonStar from 'lucide-react/icons/moon';
import ScrollText from 'lucide-react/icons/scroll-text';
import FileSearch from 'lucide-react/icons/file-search';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import type { CompanionProps } from '../../platform/web-module.ts';
import { Button, cx, useWide } from '../../ui/index.ts';
import { activity } from '../spaces/index.ts';
import styles from './AssistantBand.module.css';
import { useMairyHere } from './assistant.data.ts';
import { FindSheet } from './find/FindSheet.tsx';
import { NightSheet } from './night/NightSheet.tsx';
import { useNight } from './night/useNight.ts';
import { SummarySheet } from './summary/SummarySheet.tsx';

type SheetName = 'summary' | 'find' | 'night';

/** What Mairy does in a salon, over what is said there. The Night Council is there at night and at no other time. */
export function AssistantBand({ space, onInvite }: CompanionProps) {
  // Where one had read to when one came: what is read meanwhile is still new.
  const [since] = useState(() => activity.get().get(space)?.seen);
  const [open, setOpen] = useState<SheetName>();
  const here = useMairyHere(space);
  const night = useNight();
  const wide = useWide();
  const sheet = (name: SheetName) => ({
    space,
    open: open === name,
    onOpenChange: (next: boolean) => setOpen(next ? name : undefined),
  });
  return (
    <>
      {here && (
        <div className={cx(styles.band, night && styles.dark)} role="group" aria-label="Mairy in this salon">
          <Button icon={ScrollText} onClick={() => setOpen('summary')}>
            Summary
          </Button>
          {night && (
            <Button icon={MoonStar} className={styles.night} onClick={() => setOpen('night')}>
              Night Council
            </Button>
          )}
          <Button
            icon={FileSearch}
            aria-label="Find"
            className={styles.short}
            onClick={() => setOpen('find')}
          >
            <span className={styles.word}>Find</span>
          </Button>
          {!wide && onInvite !== undefined && (
            <Button icon={UserPlus} aria-label="Invite" className={styles.short} onClick={onInvite}>
              <span className={styles.word}>Invite</span>
            </Button>
          )}
        </div>
      )}
      <SummarySheet {...sheet('summary')} since={since} />
      <FindSheet {...sheet('find')} />
      <NightSheet {...sheet('night')} />
    </>
  );
}
