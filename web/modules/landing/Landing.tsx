import { lazy, Suspense, useDeferredValue, useEffect, type ReactNode } from 'react';
import { currentSkin, useSkin } from '../../ui/index.ts';
import './Landing.module.css';
import { isSecond, useSkinInAddress, wantsAfresh } from './version-in-address.ts';

const sky = () => import('./SkyLanding.tsx');
const table = () => import('./table/TableLanding.tsx');
const SkyLanding = lazy(async () => ({ default: (await sky()).SkyLanding }));
const TableLanding = lazy(async () => ({ default: (await table()).TableLanding }));

/** Only the picture that will be seen is sent for. */
export async function loadLanding() {
  await (currentSkin() === 'notebook' && !isSecond(location) ? table() : sky());
  return Landing;
}

export async function loadSecondLanding() {
  await sky();
  return SecondLanding;
}

/** The front of the house. Three skins are three standpoints: from the water, before the moon, at the table inside. */
function Landing() {
  const skin = useSkin();
  // One picture stays until the next is here.
  const shown = useDeferredValue(skin);
  useSkinInAddress(skin);
  useEffect(() => {
    if (wantsAfresh(location)) void import('./start-signed-out.ts').then(({ startAfresh }) => startAfresh());
  }, []);
  if (isSecond(location)) return <SecondLanding />;
  return <Picture>{shown === 'notebook' ? <TableLanding /> : <SkyLanding view={shown} />}</Picture>;
}

/** The second composition is always epic, whatever skin the rest of the house wears. */
function SecondLanding() {
  return (
    <Picture>
      <div data-skin="epic">
        <SkyLanding view="gathering" />
      </div>
    </Picture>
  );
}

/** Until it is here there is the ground of the skin, and no sign that something is awaited: it takes a moment. */
const Picture = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;
