import type { Module } from '../../platform/module.ts';
import { forgettingDeleted } from './delete-docs.ts';
import { docsRoutes } from './docs.calls.ts';
import { docsTools } from './docs.tools.ts';
import { listenToNodes } from './writing/between-nodes.ts';
import { lookingAround } from './writing/look-around.ts';
import { putOut } from './writing/open-docs.ts';
import { closeDocs, docLine } from './writing/shared-docs.ts';

export { createDocFrom } from './create-doc.ts';
export { docsChanges } from './docs.ts';
export { eraseDocs } from './docs.sql.ts';
export { docsFoundFor } from './search.ts';
export { writeWords } from './write-words.ts';

export const docs: Module = {
  name: 'docs',
  routes: docsRoutes,
  tools: docsTools,
  lines: [docLine],
  periodic: [forgettingDeleted, lookingAround],
  open(house) {
    listenToNodes(house);
    house.live.onSessionEnd((session) =>
      putOut(house, ({ person }) => person.sessionId === session, 'session'),
    );
  },
  close: closeDocs,
};
