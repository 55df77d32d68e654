import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type LucideIcon } from '../drawing/Icon.tsx';
import { Count } from '../words/Count.tsx';
import styles from './Tabs.module.css';

export interface Tab {
  value: string;
  label: string;
  icon?: LucideIcon;
  count?: number;
  panel: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** The parts of a whole screen: they keep its edge, and on a phone share its width, icon over word, so that all are seen. */
  whole?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The arrows go round among the tabs, Home and End to the outermost; Enter or Space opens the one that has the focus. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const step = steps[event.key];
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? undefined : at + step;
  if (to === undefined) return;
  event.preventDefault();
  tabs.at(to % tabs.length)?.focus();
}

/** Parts of one screen, shown one at a time. For the parts of an area, each with an address, see `AreaBar`. */
export function Tabs({ label, tabs, value, onChange, whole }: TabsProps) {
  const id = useId();
  const open = tabs.find((tab) => tab.value === value);
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={cx(styles.list, whole && styles.whole)}
        onKeyDown={walk}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            data-active={tab === open || undefined}
            className={styles.tab}
            onClick={() => onChange(tab.value)}
          >
            {tab.icon && <Icon of={tab.icon} />}
            {tab.label}
            {tab.count !== undefined && <Count count={tab.count} />}
          </button>
        ))}
      </div>
      {open && (
        <div
          key={open.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open.value}`}
          tabIndex={0}
          className={cx(styles.panel, whole && styles.open)}
        >
          {open.panel}
        </div>
      )}
    </div>
  );
}
