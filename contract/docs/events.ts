import { eventKind } from '../common/event.ts';
import { Doc, DocComment } from './doc.ts';

/** Made when `rev` equals `born`, taken away when `deleted_at` is set. Its words come by their own line. */
export const docChanged = eventKind({
  name: 'docs.changed',
  title: 'A doc or a folder was made, named, moved, written in or taken away',
  data: Doc,
});

export const docCommented = eventKind({
  name: 'docs.commented',
  title: 'Something was said about a doc, answered, settled or taken back',
  data: DocComment,
});
