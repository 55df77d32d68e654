import type { Page } from 'playwright-core';
import { Browsing } from './verbs/browsing.ts';
import { Doing } from './verbs/doing.ts';
import { Entering } from './verbs/entering.ts';
import { Evening } from './verbs/evening.ts';
import { Exchanging } from './verbs/exchanging.ts';
import { Guiding } from './verbs/guiding.ts';
import { Keys } from './verbs/keys.ts';
import { Salons } from './verbs/salons.ts';
import { Someone, type Screen } from './verbs/someone.ts';
import { Talking } from './verbs/talking.ts';
import { Tapping } from './verbs/tapping.ts';
import { Watching } from './verbs/watching.ts';

/** What people do here, in their own words. A new file of verbs is named in this line and in the one below. */
export type Person = Someone &
  Browsing &
  Doing &
  Entering &
  Evening &
  Exchanging &
  Guiding &
  Keys &
  Salons &
  Talking &
  Tapping &
  Watching;
const verbs = [
  Browsing,
  Doing,
  Entering,
  Evening,
  Exchanging,
  Guiding,
  Keys,
  Salons,
  Talking,
  Tapping,
  Watching,
];

class Everyone extends Someone {}
for (const { prototype } of verbs) {
  const { constructor: _, ...own } = Object.getOwnPropertyDescriptors(prototype);
  Object.defineProperties(Everyone.prototype, own);
}

export function newPerson(name: string, page: Page, screen: Screen): Person {
  return new Everyone(name, page, screen) as Person;
}
