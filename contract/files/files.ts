import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { ServedFile } from '../common/served-file.ts';
import { Moment } from '../common/time.ts';

/** What a file is, told by its content and not by its name. */
export const fileKinds = ['picture', 'film', 'sound', 'document', 'text'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Pictures of it, by their longer side. */
export const previewSides = { small: 160, medium: 640, large: 1600 } as const;
export const previewSizes = ['small', 'medium', 'large'] as const;

/** A file is brought in pieces of this many bytes; the last one is what is left. */
export const pieceBytes = 1_048_576;

export const FileName = z.string().trim().min(1).max(200);

/**
 * A file in a space. `born` is the revision at which it was shown to the others: when it was whole, or when the message
 * was said that it came with (0 until then). A deleted one stays as a tombstone without its name.
 */
export const SharedFile = z.object({
  id: Id,
  space_id: Id,
  rev: z.int(),
  born: z.int(),
  name: z.string(),
  kind: z.enum(fileKinds),
  /** Its media type, as the house serves it. */
  type: z.string(),
  size: z.int(),
  /** Whether there is a picture of it, and previews to be asked for. */
  state: z.enum(['ready', 'plain']),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** How long a film or a sound lasts. */
  seconds: z.number().nullable(),
  pages: z.int().nullable(),
  /** How a paper begins of which there is no picture. */
  opening: z.string().nullable(),
  /** Recorded in place, to be heard as somebody's voice; its waves are heights from 0 to 100. */
  voice: z.boolean(),
  waves: z.array(z.int()).nullable(),
  /** The message that carries it. */
  message_id: Id.nullable(),
  brought_by: Id,
  brought_at: Moment,
  deleted_at: Moment.nullable(),
});
export type SharedFile = z.infer<typeof SharedFile>;

/** What a message says of a file it carries; all else its row in the space knows. */
export const Attachment = SharedFile.pick({
  id: true,
  name: true,
  kind: true,
  type: true,
  size: true,
  state: true,
  width: true,
  height: true,
  seconds: true,
  pages: true,
  opening: true,
  voice: true,
  waves: true,
});
export type Attachment = z.infer<typeof Attachment>;

const inSpace = z.object({ space_id: Id });
const oneFile = z.object({ file_id: Id });

/**
 * How far a file has come: ask after any gap and go on from there. `done` says that it is looked at, made safe and kept;
 * it may follow the last piece by some seconds, so whoever reads all of it received and not done asks again.
 */
export const Upload = z.object({ id: Id, received: z.int(), size: z.int(), done: z.boolean() });
export type Upload = z.infer<typeof Upload>;

/** Heights of a recorded voice, from 0 to 100, as it is drawn. */
export const Waves = z.array(z.int().min(0).max(100)).max(200);

/** Why a file that arrived is not kept: told with its last piece, and to whoever asks later. */
const notKept = [
  'file.kind',
  'file.hostile',
  'file.large',
  'text.encoding',
  'avatar.pixels',
  'space.archived',
] as const;

export const beginUpload = call({
  name: 'files.begin',
  title: 'Say that a file comes into a space, and how large it is; the client makes the id',
  method: 'POST',
  path: '/api/spaces/:space_id/files',
  params: inSpace,
  body: z.object({
    id: Id,
    name: FileName,
    size: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    voice: z.boolean().default(false),
    waves: Waves.nullable().default(null),
    /** It comes with a message, and is shown to nobody else before that is said. */
    with_message: z.boolean().default(false),
  }),
  answer: Upload,
  permission: 'files.bring',
  errors: ['found.not', 'allowed.not', 'space.archived', 'id.taken', 'file.large', 'file.empty', 'file.kind'],
});

export const bringPiece = call({
  name: 'files.bringPiece',
  title: 'The next piece of a file, from `offset` on; one that came already is not taken twice',
  method: 'PUT',
  path: '/api/uploads/:file_id',
  params: oneFile,
  query: z.object({ offset: z.coerce.number().int().min(0) }),
  upload: { largest: pieceBytes, tooLarge: 'file.piece' },
  answer: Upload,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'file.piece', 'file.gap', ...notKept],
  limit: { max: 6000, perMinutes: 1 },
});

export const uploadState = call({
  name: 'files.upload',
  title: 'How much of a file has arrived',
  method: 'GET',
  path: '/api/uploads/:file_id',
  params: oneFile,
  answer: Upload,
  permission: 'person',
  errors: ['found.not', 'allowed.not', ...notKept],
});

export const cancelUpload = call({
  name: 'files.cancel',
  title: 'A file that is on its way shall not come after all',
  method: 'DELETE',
  path: '/api/uploads/:file_id',
  params: oneFile,
  answer: z.object({}),
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived'],
});

export const listFiles = call({
  name: 'files.list',
  title: 'The files of a space, in the order they came; `after` is where the last page ended',
  method: 'GET',
  path: '/api/spaces/:space_id/files',
  params: inSpace,
  query: z.object({
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    limit: z.coerce.number().int().min(1).max(500).default(200),
  }),
  answer: z.object({ files: z.array(SharedFile), more: z.boolean(), rev: z.int() }),
  permission: 'files.read',
  errors: ['found.not'],
});

export const readFile = call({
  name: 'files.read',
  title: 'A file itself, or a range of its bytes, for those who may read its space',
  method: 'GET',
  path: '/api/files/:file_id',
  params: oneFile,
  query: z.object({ download: z.enum(['1']).optional() }),
  answer: ServedFile,
  permission: 'person',
  errors: ['found.not'],
});

export const readPreview = call({
  name: 'files.preview',
  title: 'A picture of a file: the picture smaller, a film’s poster, a document’s first page',
  method: 'GET',
  path: '/api/files/:file_id/:size',
  params: z.object({ file_id: Id, size: z.enum(previewSizes) }),
  answer: ServedFile,
  permission: 'person',
  errors: ['found.not'],
});

/** As large as a picture that stands for something else may be. */
export const largestPoster = 5_242_880;

export const bringPoster = call({
  name: 'files.bringPoster',
  title: 'A picture of a film, taken from it by the browser that brought it',
  method: 'PUT',
  path: '/api/files/:file_id/poster',
  params: oneFile,
  upload: { largest: largestPoster, tooLarge: 'image.large' },
  answer: SharedFile,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'image.kind', 'avatar.pixels'],
});

export const searchFiles = call({
  name: 'files.search',
  title: 'Find the files of a space by their names and by the words in them',
  method: 'GET',
  path: '/api/spaces/:space_id/files/search',
  params: inSpace,
  query: z.object({
    q: z.string().trim().min(1).max(200),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: z.object({
    /** The excerpt is the part of its text where the words stand; blank where only the name has them. */
    found: z.array(z.object({ file: SharedFile, excerpt: z.string() })),
  }),
  permission: 'files.read',
  errors: ['found.not'],
});

export const renameFile = call({
  name: 'files.rename',
  title: 'Give a file another name',
  method: 'PATCH',
  path: '/api/files/:file_id',
  params: oneFile,
  body: z.object({ name: FileName }),
  answer: SharedFile,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived'],
});

export const deleteFile = call({
  name: 'files.delete',
  title: 'Take a file out of a space, for everyone',
  method: 'DELETE',
  path: '/api/files/:file_id',
  params: oneFile,
  answer: SharedFile,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived'],
});

export const fileAddress = (id: string): string => `/api/files/${id}`;
export const previewAddress = (id: string, size: (typeof previewSizes)[number]): string =>
  `/api/files/${id}/${size}`;

export const filesCalls = [
  beginUpload,
  bringPiece,
  uploadState,
  cancelUpload,
  listFiles,
  readFile,
  readPreview,
  bringPoster,
  searchFiles,
  renameFile,
  deleteFile,
];
