import { AlertDialog } from '@base-ui/react/alert-dialog';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef } from 'react';
import { Icon, VisuallyHidden } from '../../../ui/index.ts';
import { clock } from '../../messages/index.ts';
import { leaveDanger, useDanger } from './danger.data.ts';
import styles from './DangerPage.module.css';
import { EmergencyNumbers } from './EmergencyNumbers.tsx';

/** A life may be in danger: everything else gives way to one number to call. The talk stays behind it. */
export function DangerPage({ space }: { space: string }) {
  const danger = useDanger(space);
  const page = useRef<HTMLDivElement>(null);
  if (danger === undefined) return null;
  const { answer, card, said } = danger;
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && leaveDanger(answer)}>
      <AlertDialog.Portal>
        <AlertDialog.Popup ref={page} className={styles.page} initialFocus={page} data-area="council">
          <i className={styles.thread} />
          <div className={styles.column}>
            <AlertDialog.Close className={styles.back}>
              <Icon of={ArrowLeft} />
              Back to Mairy
            </AlertDialog.Close>
            <VisuallyHidden>
              <AlertDialog.Title>Call {card.call.number} now</AlertDialog.Title>
              <p role="alert">Somebody may be in danger. Call {card.call.number} now.</p>
            </VisuallyHidden>
            {said && (
              <p className={styles.said}>
                {said.content} <time dateTime={said.created_at}>{clock(new Date(said.created_at))}</time>
              </p>
            )}
            <EmergencyNumbers card={card} look="page" />
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
