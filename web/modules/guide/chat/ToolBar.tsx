import { Icon } from '../../../ui/index.ts';
import styles from './ToolBar.module.css';
import { chatTools, type ChatTool } from './tools.ts';

/** What the area offers, for the thumb; on a wide screen it stands under the thread. */
export function ToolBar() {
  return (
    <nav className={styles.bar} aria-label="Tools">
      {chatTools.map((tool) => (
        <Tool key={tool.label} {...tool} />
      ))}
    </nav>
  );
}

function Tool({ label, icon, href, perform }: ChatTool) {
  const inside = (
    <>
      <Icon of={icon} />
      <span>{label}</span>
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className={styles.tool} onClick={perform}>
        {inside}
      </button>
    );
  }
  return (
    <a className={styles.tool} href={href}>
      {inside}
    </a>
  );
}
