import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
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
}

/** Parts of one screen, shown one at a time. For the parts of an area, each with an address, see `AreaBar`. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(String(next))}>
      <Base.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.icon && <Icon of={tab.icon} />}
            {tab.label}
            {tab.count !== undefined && <Count count={tab.count} />}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
