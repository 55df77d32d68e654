import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Who has written their number first does it; a number whose process is gone counts for nothing. */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    if (!isAlive(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true });
  } catch {
    // It was given back at this very moment.
  }
  return false;
}

/** Does something to a folder while no other command does: two that install at once would empty each other's. */
export async function alone(folder, work) {
  const user = process.getuid?.() ?? 0;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const file = join(tmpdir(), `kinsong-alone-${user}-${name}`);
  while (!take(file)) await wait(100);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
