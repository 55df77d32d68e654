import { describe, expect, it } from 'vitest';
import { areas } from './areas.ts';
import { screenAt, screenByKey, screens } from './screens.ts';

/** The screen keys of the specification, with the product's own name in place of its placeholder. */
const keys =
  `kinsong_landing kinsong_manifesto project_management landing landing_v2_test onboarding multipath reinn
  reinn_terminal_direct room_thresholds room_gifts room_mirrors guild_haus remedy_council gameplay_intro
  sacred_tenets manifesto_onboarding guild_creation game_features game_intro game_montage system_warning
  consciousness_reveal realworld_focus belonging_reminder mobile_chat auth dashboard founder super
  super_dashboard messaging my_projects about toolfed multiplayer enhanced_dashboard spiral_trip
  sonic_experience project_salon unified_dashboard`.split(/\s+/);

describe('the screens', () => {
  it.each(keys)('%s has an address', (key) => expect(screenByKey(key)?.address).toMatch(/^\//));

  it('have a key of their own each', () => {
    expect(new Set(screens.map(({ key }) => key)).size).toBe(screens.length);
  });

  it('are found by their address', () => {
    for (const { address } of screens) {
      expect(screenAt(address.replace(':salon_id', '0199a0de'))?.address).toBe(address);
    }
  });

  it('do not answer for addresses that nobody has', () => {
    expect(screenAt('/salon/a/b')).toBeUndefined();
    expect(screenAt('/nowhere')).toBeUndefined();
  });

  it('stand behind every area of the rail, in its colour', () => {
    for (const { href, area } of areas) expect(screenAt(href)?.area).toBe(area);
  });
});
