import { readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const ticks = 100;

/** The processor time these processes have used so far, in seconds; one that has ended counts no more. */
export function cpuOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + usedBy(pid), 0);
}

function usedBy(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return 0;
  }
}

/** The processor time the whole machine has used so far, in seconds: everything but idling and waiting for a disk. */
export function cpuOfAll(): number {
  const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.split(/\s+/);
  const [user, nice, system, , , irq, softirq, steal] = fields.map(Number);
  return (user! + nice! + system! + irq! + softirq! + steal!) / ticks;
}
