import { closeSync, fsyncSync, openSync, statfsSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { scratch } from './processes.ts';
import { median } from './statistics.ts';

/** The machine in one line: figures mean little without it. */
export function describeMachine(): string {
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GB`;
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`,
    `${memory} of memory`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    `a flush to disk ${(flushTime() * 1000).toFixed(2)} ms on ${fileSystem()}`,
  ].join(' · ');
}

/** How busy the machine is with other things; ratios bear that, absolute figures do not. */
export const busyness = (): number => loadavg()[0] ?? 0;

/** What every durable commit pays at least. */
function flushTime(): number {
  const file = openSync(join(scratch, 'flush'), 'w');
  const page = Buffer.alloc(8192, 1);
  const times = Array.from({ length: 100 }, () => {
    const begun = performance.now();
    writeSync(file, page);
    fsyncSync(file);
    return (performance.now() - begun) / 1000;
  });
  closeSync(file);
  return median(times);
}

const kinds = new Map([
  [0xef53, 'ext4'],
  [0x58465342, 'xfs'],
  [0x9123683e, 'btrfs'],
  [0x01021994, 'tmpfs'],
  [0x794c7630, 'overlayfs'],
]);

function fileSystem(): string {
  const { type: kind } = statfsSync(scratch);
  return kinds.get(kind) ?? `file system ${kind.toString(16)}`;
}
