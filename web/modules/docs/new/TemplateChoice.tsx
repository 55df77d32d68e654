import { docTemplates, type DocTemplateKey } from '@kinsong/contract/docs/doc-templates.ts';
import FileInput from 'lucide-react/icons/file-input';
import { cx, Icon } from '../../../ui/index.ts';
import styles from './NewDocSheet.module.css';

/** What a doc may begin with. */
export type Beginning = 'empty' | 'markdown' | DocTemplateKey;

const ways: readonly { key: Beginning; title: string; about: string }[] = [
  { key: 'empty', title: 'Empty', about: 'A page to begin on' },
  ...docTemplates,
  { key: 'markdown', title: 'From Markdown', about: 'A file, or words that you paste' },
];

/** What a doc begins with, as small sheets of paper. */
export function TemplateChoice({
  chosen,
  onChoose,
}: {
  chosen: Beginning;
  onChoose: (key: Beginning) => void;
}) {
  return (
    <fieldset className={styles.ways}>
      <legend>It begins</legend>
      {ways.map(({ key, title, about }) => (
        <label key={key} className={cx(styles.way, key === chosen && styles.chosen)}>
          <input
            type="radio"
            name="beginning"
            value={key}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          <span className={styles.sheet} aria-hidden>
            {key === 'markdown' ? (
              <Icon of={FileInput} />
            ) : (
              linesOf(key).map((line, at) => <i key={at} className={styles[line]} />)
            )}
          </span>
          <b>{title}</b>
          <span className={styles.about}>{about}</span>
        </label>
      ))}
    </fieldset>
  );
}

type Line = 'heading' | 'line' | 'point';

/** The first lines of its words, as one sees them from afar. */
function linesOf(key: Beginning): Line[] {
  const words = docTemplates.find((template) => template.key === key)?.markdown ?? '';
  const lines = words.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(0, 7)
    .map((line) => (line.startsWith('#') ? 'heading' : /^[-\d|]/.test(line) ? 'point' : 'line'));
}
