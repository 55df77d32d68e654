import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../test/mount.tsx';
import { goInside } from '../../../test/sign-in-anna.ts';
import { skins } from '../../../ui/skins/skin.ts';
import { SalonAccess } from './SalonAccess.tsx';

beforeEach(() => goInside());

test.each(skins)(
  '[P10] in %s both ways back are on a phone’s first screen where no salon opens',
  async (skin) => {
    const whole = { height: '100dvh' };
    await mount(
      <div style={whole}>
        <SalonAccess id={undefined} state="gone" />
      </div>,
      skin,
    );
    for (const name of ['To your salons', 'Return to the guide conversation', 'Return to Landing'])
      await expect.element(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  },
);
