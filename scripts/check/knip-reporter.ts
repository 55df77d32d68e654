import { writeSync } from 'node:fs';
import type { Reporter } from 'knip';

/** What knip found, and how many files it looked at: its own reports leave that number out. */
const report: Reporter = ({ issues, counters, report: asked }) => {
  const failures = Object.entries(issues)
    .filter(([kind]) => asked[kind as keyof typeof asked])
    .flatMap(([kind, byFile]) =>
      Object.values(byFile)
        .flatMap((bySymbol) => Object.values(bySymbol))
        .map(({ filePath, symbol, line }) => ({ kind, file: filePath, symbol, line: line ?? 1 })),
    );
  writeSync(1, `${JSON.stringify({ failures, read: counters.total })}\n`);
};

export default report;
