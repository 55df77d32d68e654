import { Icon } from '../../../ui/index.ts';
import { useGuideTalk } from './guide-talk-context.ts';
import styles from './ToolBar.module.css';
import { chatTools, type ChatTool } from './bottom-bar.ts';

/** What the area offers, for the thumb; on a wide screen it stands under the thread. Who asks here is led to the answer. */
export function ToolBar({ onAsked }: { onAsked: () => void }) {
  return (
    <nav className={styles.bar} aria-label="Tools">
      {chatTools.map((tool) => (
        <Tool key={tool.label} {...tool} onAsked={onAsked} />
      ))}
    </nav>
  );
}

function Tool({ label, icon, href, perform, onAsked }: ChatTool & { onAsked: () => void }) {
  const { space } = useGuideTalk();
  const inside = (
    <>
      <Icon of={icon} />
      <span>{label}</span>
    </>
  );
  if (href === undefined) {
    return (
      <button
        type="button"
        className={styles.tool}
        title={label}
        onClick={() => {
          perform?.(space);
          onAsked();
        }}
      >
        {inside}
      </button>
    );
  }
  return (
    <a className={styles.tool} href={href} title={label}>
      {inside}
    </a>
  );
}
