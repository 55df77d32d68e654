import Images from 'lucide-react/icons/images';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/index.ts';
import { bring } from '../upload/upload-queue.ts';
import styles from './DropPlace.module.css';

/** Files dragged onto what this stands in are taken along; while they hang over it, it says so. */
export function DropPlace({ space }: { space: string }) {
  const mark = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const place = mark.current?.parentElement;
    if (!place) return undefined;
    // Entering a child comes before leaving its parent: the depth says whether one is still inside.
    let depth = 0;
    const listeners: Partial<Record<keyof HTMLElementEventMap, (event: DragEvent) => void>> = {
      dragenter: (event) => {
        if (!hasFiles(event)) return;
        depth += 1;
        setOver(true);
      },
      dragover: (event) => {
        if (hasFiles(event)) event.preventDefault();
      },
      dragleave: () => {
        depth = Math.max(0, depth - 1);
        if (depth === 0) setOver(false);
      },
      drop: (event) => {
        depth = 0;
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        bring(space, [...(event.dataTransfer?.files ?? [])]);
      },
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of all) place.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of all) place.removeEventListener(name, listener);
    };
  }, [space]);
  return (
    <div ref={mark} className={over ? styles.over : styles.away} aria-hidden>
      <p className={styles.words}>
        <Icon of={Images} size="l" />
        Let go, and it comes along
      </p>
    </div>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
