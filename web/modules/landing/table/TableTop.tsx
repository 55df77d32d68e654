import { useEffect, useRef } from 'react';
import { inksOf } from '../../../ui/drawing/index.ts';
import { tableTop } from './paint-table-top.ts';

/** Painted once for the size it has; until then the style shows the same boards without their grain. */
export function TableTop({ className }: { className?: string | undefined }) {
  const wood = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current: sheet } = wood;
    if (!sheet) return;
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = sheet;
      const sharpness = Math.min(2, devicePixelRatio);
      Object.assign(sheet, { width: width * sharpness, height: height * sharpness });
      const pen = sheet.getContext('2d');
      if (!pen || width === 0 || height === 0) return;
      pen.scale(sharpness, sharpness);
      tableTop({ pen, ink: inksOf(sheet), width, height });
    });
    watch.observe(sheet);
    return () => watch.disconnect();
  }, []);
  return <canvas ref={wood} className={className} aria-hidden />;
}
