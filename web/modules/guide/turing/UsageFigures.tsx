import type { Answer } from '@kinsong/contract/common/call.ts';
import type { about } from '@kinsong/contract/guide/sent-to-model.ts';
import styles from './UsageFigures.module.css';

type About = Answer<typeof about>;

/** Figures on the open ground: how often it answered, what went out for it, and what that cost. */
export function UsageFigures({
  about: { provider, answers, tokens, cost, currency, budget, share },
}: {
  about: About;
}) {
  const figures = [
    { label: 'answers by the built-in guide', value: String(answers.built_in) },
    { label: 'answers by a model', value: String(answers.model) },
    { label: 'broke off', value: String(answers.broken) },
    { label: 'tokens sent and received', value: (tokens.in + tokens.out).toLocaleString('en-GB') },
  ];
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.line}>
        {provider === null ? 'It cost nothing: the guide runs on this machine.' : costWords(cost, currency)}
      </p>
      {budget && (
        <p className={styles.line}>
          The house has spent {money(budget.spent, currency)} of the {money(budget.month, currency)} it may
          spend this month.
        </p>
      )}
      {share && (
        <p className={styles.line}>
          Your own answers have cost {money(share.spent, currency)} this month, of{' '}
          {money(share.month, currency)} for each person.
        </p>
      )}
    </>
  );
}

const money = (sum: number, currency: string): string =>
  `${sum.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 4 })} ${currency}`;

function costWords(cost: number | null, currency: string): string {
  if (cost === null) return 'Nobody has set what a model costs here, so we cannot say.';
  return cost === 0 ? 'It cost nothing.' : `Your answers cost ${money(cost, currency)} so far.`;
}
