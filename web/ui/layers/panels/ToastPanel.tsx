import { Toast as Base } from '@base-ui/react/toast';
import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { IconButton } from '../../controls/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Icon, type LucideIcon } from '../../drawing/Icon.tsx';
import { hearToasts, type ToastWords } from '../toast.ts';
import styles from '../Toasts.module.css';

const manager = Base.createToastManager();

function show({ title, description, tone = 'calm', action }: ToastWords): void {
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

/** Stands once in the app, and says what was said before it stood. */
export function ToastPanel() {
  useEffect(() => hearToasts(show), []);
  return (
    <Base.Provider toastManager={manager} limit={3}>
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
        <Base.Close render={<IconButton icon={X} label="Dismiss" />} />
      </Base.Content>
    </Base.Root>
  ));
}
