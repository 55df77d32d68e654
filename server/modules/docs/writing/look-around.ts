import { second } from '@kinsong/contract/common/time.ts';
import type { House } from '../../../platform/house.ts';
import type { PeriodicWork } from '../../../platform/periodic-work.ts';
import { endedAmong } from '../../identity/index.ts';
import { lastSeqs } from './doc-states.sql.ts';
import { catchUp, desk, putOut } from './open-docs.ts';

/** Words between nodes may be lost, and sessions end by the passing of time: each node looks for itself. */
export const lookingAround: PeriodicWork = {
  name: 'docs.lookAround',
  every: 15 * second,
  async run(house: House) {
    const { open, writers } = desk(house);
    if (writers.size === 0) return;
    const ended = new Set(
      await endedAmong(
        house,
        [...writers].map(({ person }) => person.sessionId),
      ),
    );
    putOut(house, ({ person }) => ended.has(person.sessionId), 'session');
    const reached = await lastSeqs(house.db, [...open.keys()]);
    for (const doc of [...open.values()]) {
      const last = reached.get(doc.id);
      if (last === undefined) putOut(house, ({ docId }) => docId === doc.id, 'gone');
      else if (last > doc.applied) await catchUp(house, doc);
    }
  },
};
