import type { ComponentType } from 'react';
import { aboutTexts, type AboutTab } from './about-texts.ts';
import { CutOpenHouse } from './CutOpenHouse.tsx';
import { EmptyChair } from './EmptyChair.tsx';
import { FireAtNight } from './FireAtNight.tsx';
import { PlanOnTable } from './PlanOnTable.tsx';

const scenes: Readonly<Record<AboutTab, ComponentType>> = {
  overview: CutOpenHouse,
  game: FireAtNight,
  salons: PlanOnTable,
  why: EmptyChair,
};

/** What a tab tells, drawn. */
export function AboutScene({ of, className }: { of: AboutTab; className?: string | undefined }) {
  const Drawing = scenes[of];
  return (
    <svg className={className} viewBox="0 0 520 600" role="img" aria-label={aboutTexts[of].scene}>
      <Drawing />
    </svg>
  );
}
