import { eventKind } from '../common/event.ts';
import { LedgerMoved } from './ledger.ts';
import { Worksheet } from './sheet.ts';

export const sheetChanged = eventKind({
  name: 'worksheets.changed',
  title: 'A worksheet was begun, written in, finished or taken away',
  data: Worksheet,
});

/** Says nothing of what was given: not everyone who watches may read the ledger. */
export const ledgerMoved = eventKind({
  name: 'worksheets.ledgerMoved',
  title: 'Something was written into the ledger, or its rule changed; whoever may read it asks for it',
  data: LedgerMoved,
});
