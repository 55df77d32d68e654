import { eventKind } from '../common/event.ts';
import { SharedFile } from './files.ts';

export const fileChanged = eventKind({
  name: 'files.changed',
  title: 'A file came into a space, was prepared, renamed or taken out',
  data: SharedFile,
});
