import { mostFiles } from '@kinsong/contract/messages/messages.ts';
import { accepted, bringAlong } from '../files/index.ts';
import { say } from '../messages/index.ts';

/** Lets somebody choose files, brings them into the talk, and says there which came. */
export function upload(space: string): void {
  const input = Object.assign(document.createElement('input'), {
    type: 'file',
    multiple: true,
    accept: accepted,
  });
  input.addEventListener('change', () => void bring(space, [...(input.files ?? [])].slice(0, mostFiles)));
  input.click();
}

async function bring(space: string, files: readonly File[]): Promise<void> {
  const ids = await bringAlong(space, files);
  if (ids.length === 0) return;
  await say(space, noticeOf(files), { along: ids.map((id) => ({ id, done: false })) });
}

/** Names the first file, as the specification has it, and says how many came with it. */
function noticeOf([first, ...rest]: readonly File[]): string {
  const more = rest.length === 0 ? '' : ` and ${rest.length} more`;
  return `Uploaded: ${first?.name ?? ''}${more}`;
}
