import Check from 'lucide-react/icons/check';
import Flame from 'lucide-react/icons/flame';
import Moon from 'lucide-react/icons/moon';
import Pencil from 'lucide-react/icons/pencil';
import { useId } from 'react';
import { Icon, type LucideIcon } from '../drawing/Icon.tsx';
import { chooseSkin, skins, useSkin, type Skin } from './skin.ts';
import styles from './SkinChooser.module.css';
import { SkinScene } from './SkinScene.tsx';

const icons: Record<Skin, LucideIcon> = { epic: Flame, mystical: Moon, notebook: Pencil };

export interface SkinChooserProps {
  /**
   * 'tiles' shows each skin in its own light, 'scenes' as a tiny picture of itself; 'row' is for a header, where a phone
   * shows the icons only.
   */
  look?: 'tiles' | 'scenes' | 'row';
}

export function SkinChooser({ look = 'tiles' }: SkinChooserProps) {
  const worn = useSkin();
  const name = useId();
  return (
    <div role="radiogroup" aria-label="How the house looks" className={styles[look]}>
      {skins.map((skin) => (
        <label key={skin} className={styles.skin} data-skin={look === 'row' ? undefined : skin}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={skin === worn}
            onChange={() => chooseSkin(skin)}
          />
          {look === 'scenes' ? (
            <SkinScene skin={skin} />
          ) : (
            <Icon of={icons[skin]} size={look === 'tiles' ? 'm' : 's'} />
          )}
          <span className={styles.word}>
            {look === 'scenes' && skin === worn && <Icon of={Check} size="s" />}
            {skin}
          </span>
        </label>
      ))}
    </div>
  );
}
