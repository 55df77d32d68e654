import { errors } from '@kinsong/contract/common/errors.ts';
import { Composer, type StreamOptions } from '../../messages/index.ts';
import { AboveTheField } from './AboveTheField.tsx';
import { EmptyTable } from './EmptyTable.tsx';

/** How a stream looks and is written to at a table among strangers. */
export const roomStream: StreamOptions = {
  Among: Composer,
  prompt: 'Say it to the table',
  notSent: errors['room.send'].text,
  Above: AboveTheField,
  NothingYet: EmptyTable,
};
