import styles from './Foot.module.css';
import { SayField } from './SayField.tsx';
import { ToolBar } from './ToolBar.tsx';

export function Foot({ onSent }: { onSent: () => void }) {
  return (
    <div className={styles.foot}>
      <SayField onSent={onSent} />
      <ToolBar onAsked={onSent} />
    </div>
  );
}
