import { calendar } from './measures/calendar.ts';
import { connections } from './measures/connections.ts';
import { docs } from './measures/docs.ts';
import { fanOut } from './measures/fan-out.ts';
import { firstLoad } from './measures/first-load.ts';
import { guide } from './measures/guide.ts';
import { landing } from './measures/landing.ts';
import { pace } from './measures/pace.ts';
import { reading } from './measures/reading.ts';
import { rest } from './measures/rest.ts';
import { salonLarge } from './measures/salon-large.ts';
import { salonTasks } from './measures/salon-tasks.ts';
import { starting } from './measures/starting.ts';
import { unread } from './measures/unread.ts';
import { uploads } from './measures/uploads.ts';
import { votes } from './measures/votes.ts';
import { years } from './measures/years.ts';
import { readOptions, usage, type Options } from './options.ts';
import { profileHouse } from './profile/profile.ts';
import { busyness, describeMachine } from './run/machine.ts';
import { holdScratch } from './run/processes.ts';
import { reportOf, writeReport, type Report } from './run/report.ts';
import type { Circumstances, Findings } from './run/result.ts';

/** The slow, quiet ones last: those who watch see the ratios first. */
const measures = [
  fanOut,
  pace,
  connections,
  unread,
  uploads,
  salonTasks,
  salonLarge,
  docs,
  calendar,
  votes,
  years,
  reading,
  guide,
  starting,
  landing,
  firstLoad,
  rest,
];

function chosen({ only }: Options): typeof measures {
  const unknown = only.find((name) => !measures.some((measure) => measure.name === name));
  if (unknown !== undefined) {
    throw new Error(
      `no measure is called ${unknown}; there are ${measures.map(({ name }) => name).join(', ')}`,
    );
  }
  return only.length === 0 ? measures : measures.filter(({ name }) => only.includes(name));
}

async function run(options: Options): Promise<void> {
  const begun = Date.now();
  const circumstances: Circumstances = {
    quick: options.quick,
    patience: options.quick ? 0 : 10_000,
    say: (text) => console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${text}`),
  };
  if (options.profile) return profileHouse(circumstances);
  const machine = describeMachine();
  const busy = busyness();
  circumstances.say(machine);
  if (busy > 0.5) circumstances.say(`the machine is busy with other things (load ${busy.toFixed(1)})`);
  const findings: Findings[] = [];
  for (const measure of chosen(options)) findings.push(await measure.take(circumstances));
  const report: Report = { machine, busy, day: new Date(), findings };
  console.log(`\n${reportOf(report)}`);
  if (options.write) writeReport(report);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(usage);
    return;
  }
  holdScratch();
  await run(options);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
