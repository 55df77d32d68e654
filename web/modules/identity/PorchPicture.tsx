import { useEffect, useRef } from 'react';
import { inksOf } from '../../ui/drawing/index.ts';
import { useMedia, useSkin } from '../../ui/index.ts';
import styles from './PorchPicture.module.css';

export interface PorchPictureProps {
  /** The door's light has gone cold. The lanterns burn on. */
  cold: boolean;
}

/** Hedges, lanterns and steps before the door, where there is room for them. */
export function PorchPicture({ cold }: PorchPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const skin = useSkin();
  const roomy = useMedia('(width >= 64rem)');
  useEffect(() => {
    const { current: sheet } = canvas;
    const door = document.getElementById('main');
    if (!sheet || !door || !roomy) return;
    let stopped = false;
    const paint = async () => {
      const { paintPorch } = await import('./paint-porch.ts');
      const pen = sheet.getContext('2d');
      const { clientWidth: width, clientHeight: height } = sheet;
      if (stopped || pen === null || width === 0 || height === 0) return;
      const sharpness = Math.min(2, devicePixelRatio);
      sheet.width = Math.round(width * sharpness);
      sheet.height = Math.round(height * sharpness);
      pen.scale(sharpness, sharpness);
      const steps = height - door.offsetTop - door.offsetHeight;
      paintPorch({ pen, ink: inksOf(sheet), width, height, half: door.offsetWidth / 2, steps, cold });
    };
    // The door grows with what stands on it.
    const watch = new ResizeObserver(() => void paint().catch(() => {}));
    watch.observe(sheet);
    return () => {
      stopped = true;
      watch.disconnect();
    };
  }, [roomy, skin, cold]);
  return <canvas ref={canvas} className={styles.porch} aria-hidden />;
}
