import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button, Icon, IconButton } from '../../../ui/index.ts';
import { OrderedRows } from '../order/OrderedRows.tsx';
import { moved } from '../order/useReorder.ts';
import { optionName } from '../vote-words.ts';
import type { BallotProps } from './ballot-props.ts';
import styles from './RankBallot.module.css';
import { voiceLabel } from './voice-label.ts';

/** The dearest first. What one does not want at all can be left out: it then gets nothing from this ballot. */
export function RankBallot({ vote, choice, whose, onCast }: BallotProps) {
  const all = vote.options.map(({ id }) => id);
  const cast = choice?.way === 'ranked' ? choice.order : undefined;
  const [order, setOrder] = useState<readonly string[]>(cast === undefined || cast.length === 0 ? all : cast);
  const out = all.filter((id) => !order.includes(id));
  const isCast = cast !== undefined && cast.join() === order.join();
  return (
    <div role="group" aria-label={voiceLabel(whose)} className={styles.ballot}>
      <OrderedRows
        label="Your order, the dearest first"
        numbered
        onMove={(from, to) => setOrder(moved(order, from, to))}
        rows={order.map((id) => {
          const name = optionName(vote, id);
          return {
            id,
            name,
            children: (
              <>
                <span className={styles.name}>{name}</span>
                <IconButton
                  icon={X}
                  label={`Leave out ${name}`}
                  disabled={order.length === 1}
                  onClick={() => setOrder(order.filter((each) => each !== id))}
                />
              </>
            ),
          };
        })}
      />
      {out.length > 0 && (
        <ul aria-label="Left out" className={styles.out}>
          {out.map((id) => (
            <li key={id}>
              <button type="button" className={styles.back} onClick={() => setOrder([...order, id])}>
                <Icon of={Plus} size="s" />
                {optionName(vote, id)}, left out
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <Button
          kind="thread"
          size="l"
          disabled={isCast}
          onClick={() => onCast({ way: 'ranked', order: [...order] })}
        >
          {cast === undefined ? 'Cast this order' : isCast ? 'This is your order' : 'Change to this order'}
        </Button>
        <Button
          kind="bare"
          aria-pressed={cast?.length === 0}
          onClick={() => onCast({ way: 'ranked', order: [] })}
        >
          Abstain
        </Button>
      </div>
    </div>
  );
}
