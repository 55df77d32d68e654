import { longestImport } from '@kinsong/contract/docs/doc.ts';

/** The words of a file, where they are words that the house can take. */
export async function markdownOf(file: File): Promise<string | undefined> {
  if (file.size > longestImport * 4) return undefined;
  try {
    const words = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return words.length > longestImport || words.includes('\0') ? undefined : words;
  } catch {
    return undefined;
  }
}

/** What it calls itself: its first heading. */
export const titleIn = (markdown: string): string =>
  /^#{1,3}\s+(.+?)\s*#*$/m.exec(markdown)?.[1]?.replaceAll(/[*_`]/g, '').trim() ?? '';
