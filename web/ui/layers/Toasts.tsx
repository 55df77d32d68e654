import { Toast as Base } from '@base-ui/react/toast';
import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { cx } from '../cx.ts';
import { Icon, type LucideIcon } from '../drawing/Icon.tsx';
import styles from './Toasts.module.css';

export type ToastTone = 'calm' | 'good' | 'ember';

export interface ToastWords {
  /** What happened. */
  title: string;
  /** What to do next. */
  description?: string;
  tone?: ToastTone;
  action?: { label: string; onPress: () => void };
}

const manager = Base.createToastManager();

/** Says something in passing, from anywhere. An 'ember' toast is read out at once; all can be taken away early. */
export function toast({ title, description, tone = 'calm', action }: ToastWords): void {
  const id = manager.add({
    title,
    description,
    type: tone,
    priority: tone === 'ember' ? 'high' : 'low',
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          action.onPress();
          manager.close(id);
        },
      },
    }),
  });
}

const icons: Record<string, LucideIcon> = { calm: Info, good: Check, ember: TriangleAlert };

/** Stands once around the app. */
export function Toasts({ children }: { children: ReactNode }) {
  return (
    <Base.Provider toastManager={manager} limit={3}>
      {children}
      <Base.Portal>
        <Base.Viewport className={styles.viewport}>
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function ToastList() {
  const { toasts } = Base.useToastManager();
  return toasts.map((item) => (
    <Base.Root key={item.id} toast={item} swipeDirection={['down', 'right']} className={styles.toast}>
      <Base.Content className={cx(styles.content, styles[item.type ?? 'calm'])}>
        <Icon of={icons[item.type ?? 'calm'] ?? Info} />
        <div className={styles.words}>
          <Base.Title className={styles.title} />
          <Base.Description className={styles.description} />
        </div>
        <Base.Action className={styles.action} />
        <Base.Close render={<IconButton icon={X} label="Take away" />} />
      </Base.Content>
    </Base.Root>
  ));
}
