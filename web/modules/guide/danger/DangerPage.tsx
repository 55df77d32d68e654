import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon, VisuallyHidden } from '../../../ui/index.ts';
import { clock } from '../../messages/index.ts';
import { leaveDanger, useDanger } from './danger.data.ts';
import styles from './DangerPage.module.css';
import { EmergencyNumbers } from './EmergencyNumbers.tsx';

/** A life may be in danger: everything else gives way to one number to call. The talk stays behind it. */
export function DangerPage({ space }: { space: string }) {
  const danger = useDanger(space);
  if (danger === undefined) return null;
  const { answer, card, said } = danger;
  return (
    <WholePage name={`Call ${card.call.number} now`} onLeave={() => leaveDanger(answer)}>
      <VisuallyHidden>
        <p role="alert">Somebody may be in danger. Call {card.call.number} now.</p>
      </VisuallyHidden>
      {said && (
        <p className={styles.said}>
          {said.content} <time dateTime={said.created_at}>{clock(new Date(said.created_at))}</time>
        </p>
      )}
      <EmergencyNumbers card={card} look="page" />
    </WholePage>
  );
}

/** Sheets and dialogs come when they are wanted. This one waits for nothing: the browser’s own stands at once, without a line too. */
function WholePage({ name, onLeave, children }: { name: string; onLeave: () => void; children: ReactNode }) {
  const page = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    if (page.current?.open === false) page.current.showModal();
    page.current?.focus();
    // As behind every sheet nothing has a role: readers that know no modal dialog would go on into the talk.
    const behind = document.getElementById('app');
    behind?.setAttribute('aria-hidden', 'true');
    return () => behind?.removeAttribute('aria-hidden');
  }, []);
  return createPortal(
    <dialog
      ref={page}
      className={styles.page}
      role="alertdialog"
      aria-labelledby={title}
      tabIndex={-1}
      data-area="council"
      onClose={onLeave}
    >
      <i className={styles.thread} />
      <div className={styles.column}>
        <button type="button" className={styles.back} onClick={() => page.current?.close()}>
          <Icon of={ArrowLeft} />
          Back to Mairy
        </button>
        <VisuallyHidden>
          <h2 id={title}>{name}</h2>
        </VisuallyHidden>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
