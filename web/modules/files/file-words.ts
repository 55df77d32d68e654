import type { Attachment, FileKind } from '@kinsong/contract/files/files.ts';

/** What can be chosen where files are brought. */
export const accepted = 'image/*,video/*,audio/*,.pdf,.doc,.docx,.txt,.md';

/** '820 B', '240 KB', '12.4 MB' */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  const million = bytes / 1_000_000;
  return `${million < 10 ? million.toFixed(1) : Math.round(million)} MB`;
}

/** '0:07', '12:30', '1:02:03' */
export function lengthWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  const [minutes, rest] = parts.map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? `${hours}:${minutes}:${rest}` : `${parts[0]}:${rest}`;
}

const endings: Readonly<Record<string, string>> = { pdf: 'PDF', doc: 'Word', docx: 'Word', md: 'Markdown' };

/** 'PDF', 'Word', 'Text': what kind of paper it is. */
export function paperWord({ name, kind }: Pick<Attachment, 'name' | 'kind'>): string {
  const ending = name.split('.').pop()?.toLowerCase() ?? '';
  return endings[ending] ?? (kind === 'text' ? 'Text' : 'Document');
}

/** 'PDF, 3 pages, 240 KB' */
export function paperFacts(file: Pick<Attachment, 'name' | 'kind' | 'pages' | 'size'>): string {
  const pages = file.pages === null ? [] : [file.pages === 1 ? '1 page' : `${file.pages} pages`];
  return [paperWord(file), ...pages, sizeWords(file.size)].join(', ');
}

/** Its name without the ending, as one would say it. */
export const spokenName = (name: string): string => name.replace(/\.[a-z0-9]{1,5}$/i, '') || name;

/** What kind of thing somebody chose, before the house has looked at it. */
export function guessedKind(type: string): FileKind {
  if (type.startsWith('image/')) return 'picture';
  if (type.startsWith('video/')) return 'film';
  if (type.startsWith('audio/')) return 'sound';
  return type === 'text/plain' ? 'text' : 'document';
}
