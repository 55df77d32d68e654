import type { House } from '../platform/house.ts';
import { tellPage } from '../modules/messages/index.ts';
import { shots } from './drawn-pictures.ts';

/** A page that somebody links to. It is nowhere: the demo tells its house what stands there, and asks no network. */
export const fiveDays = 'https://riverstation.example/five-days';

export async function layPages(house: House): Promise<void> {
  const page = {
    url: fiveDays,
    site: 'River Station, the lower bend',
    title: 'Dry until Friday noon, then wind from the west',
    description: 'The next five days at the gauge: level 2.1 m and falling. Frost in the night to Sunday.',
  };
  await tellPage(house, page, await shots.river());
}
