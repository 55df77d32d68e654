import type { Ledger } from '@kinsong/contract/worksheets/ledger.ts';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Button, dayWithin } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { ruleWords } from './ledger-words.ts';
import styles from './Ledger.module.css';
import { RuleSheet } from './RuleSheet.tsx';

/** By which rule it counts, and who chose which before. */
export function RulePart({
  space,
  ledger,
  mayChange,
}: {
  space: string;
  ledger: Ledger;
  mayChange: boolean;
}) {
  const everyone = useEveryone(space);
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.part}>
      <h2>The rule</h2>
      <p className={styles.rule}>{ruleWords(ledger.rule)}</p>
      {ledger.rules.length === 0 && (
        <p className={styles.quiet}>Nobody has chosen yet: this is how it begins.</p>
      )}
      <ul>
        {ledger.rules.map(({ by, at, rule }, n) => (
          <li key={at} className={styles.quiet}>
            {n === 0 ? 'Chosen' : 'Before that'}, {dayWithin(new Date(at))}, by{' '}
            {everyone.get(by)?.name ?? 'somebody who left'}
            {n > 0 && `: ${ruleWords(rule)}`}
          </li>
        ))}
      </ul>
      {mayChange && (
        <p>
          <Button icon={Pencil} onClick={() => setOpen(true)}>
            Choose another rule
          </Button>
        </p>
      )}
      <RuleSheet
        key={ledger.rules.length}
        space={space}
        rule={ledger.rule}
        open={open}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}
