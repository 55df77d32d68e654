import { signedIn } from '../platform/signed-in.ts';
import { messages } from '../modules/messages/index.ts';
import { spaces } from '../modules/spaces/index.ts';

/** For longer than this nobody looks at an empty page while the browser searches what it keeps. */
const PATIENCE = 400;

/**
 * What this browser keeps of the salon at an address comes into memory before the house is drawn: then the salon is drawn
 * once, with its words, and not first without.
 */
export async function keptAhead(path: string): Promise<void> {
  const salon = /^\/salon\/([\w-]+)$/.exec(path)?.[1];
  if (salon === undefined) return;
  const awaited = [spaces, messages].flatMap(({ rows }) => rows ?? []);
  await Promise.race([
    signedIn().sync.ahead(salon, awaited),
    new Promise<void>((passed) => setTimeout(passed, PATIENCE)),
  ]);
}
