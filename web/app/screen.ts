import type { Area } from '../ui/frame/area.ts';

/** One screen of the house, as data that the app, the build, the map and the journeys read alike. */
export interface Screen {
  /** Its key in the specification. */
  readonly key: string;
  /** A path whose `:parts` are handed to the screen. */
  readonly address: string;
  /** Whose thread of colour it wears. */
  readonly area: Area;
  readonly title: string;
  readonly module: string;
  /**
   * 'light' loads React and nothing else of weight; 'inner' stands behind the door, with rail, router and live data;
   * a 'stage' is an inner screen that has the whole window, without rail and bars.
   */
  readonly shell: 'light' | 'inner' | 'stage';
}

export interface ScreenProps {
  screen: Screen;
  params: Readonly<Record<string, string>>;
}

type Rows = Readonly<Record<string, readonly [address: string, title: string]>>;

export const screensOf = (
  module: string,
  area: Area,
  shell: Screen['shell'],
  rows: Rows,
): readonly Screen[] =>
  Object.entries(rows).map(([key, [address, title]]) => ({ key, address, area, title, module, shell }));

/** Matches a path, part by part; of two screens with one address the first opens. */
export function screenIn(screens: readonly Screen[], path: string): Screen | undefined {
  const parts = path.split('/').filter(Boolean);
  return screens.find(({ address }) => {
    const wanted = address.split('/').filter(Boolean);
    return (
      wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  });
}

const house = 'Kinsong';

/** What the window is called while one is there. */
export const windowTitle = (screen: Screen | undefined): string =>
  screen === undefined || screen.title === house ? house : `${screen.title} · ${house}`;
