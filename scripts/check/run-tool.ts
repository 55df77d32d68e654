import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Run {
  readonly code: number;
  readonly output: string;
}

/** Runs a tool of node_modules/.bin in a folder and gathers what it prints. */
export function runTool(root: string, tool: string, args: readonly string[]): Promise<Run> {
  return new Promise((done, failed) => {
    const child = spawn(join(root, 'node_modules', '.bin', tool), args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece));
    child.on('error', failed);
    child.on('close', (code) => done({ code: code ?? 1, output: plain(pieces) }));
  });
}

/** Some tools colour what they say in CI, whatever they were asked. */
const plain = (pieces: readonly Buffer[]): string =>
  stripVTControlCharacters(Buffer.concat(pieces).toString('utf8'));

/** The lines of a tool's output that say something. */
export const linesOf = (output: string): string[] => output.split('\n').filter((line) => line.trim() !== '');
