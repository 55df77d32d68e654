import { useEffect } from 'react';
import { useSkin } from '../../ui/index.ts';
import { startAfresh } from './afresh.ts';
import { AtTheTable } from './table/AtTheTable.tsx';
import { UnderTheSky } from './UnderTheSky.tsx';
import { isSecond, useSkinInAddress } from './version.ts';

/** The front of the house. Three skins are three standpoints: from the water, before the moon, at the table inside. */
export function Landing() {
  const skin = useSkin();
  useSkinInAddress(skin);
  useEffect(() => void startAfresh(), []);
  if (isSecond(location)) return <SecondLanding />;
  return skin === 'notebook' ? <AtTheTable /> : <UnderTheSky view={skin} />;
}

/** The second composition is always epic, whatever skin the rest of the house wears. */
export function SecondLanding() {
  return (
    <div data-skin="epic">
      <UnderTheSky view="gathering" />
    </div>
  );
}
