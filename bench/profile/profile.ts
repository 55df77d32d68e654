import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDataFolder } from '../house/data-folder.ts';
import { startHouse } from '../house/house.ts';
import { Inspector, type Profile } from '../house/inspector.ts';
import { peopleSalon } from '../house/people.ts';
import { startLoad } from '../load/index.ts';
import { treeOf } from '../run/memory.ts';
import { freePort } from '../run/ports.ts';
import { root } from '../run/processes.ts';
import { thousands, type Circumstances } from '../run/result.ts';
import { cpuOf } from '../run/cpu.ts';
import { busiest } from './busiest.ts';

/** Where does our server spend its time while a room is busy? The profiles are kept for a closer look. */
export async function profileHouse({ quick, say }: Circumstances): Promise<void> {
  const inspectorPort = await freePort();
  const load = startLoad();
  const house = await startHouse({ dataFolder: newDataFolder(), inspectorPort });
  try {
    const { id, tokens, revision } = await peopleSalon(house, 20);
    const address = {
      kind: 'house',
      port: house.port,
      space: id,
      tokens,
      rev: await revision(),
      senders: 32,
    } as const;
    await load.ask('open', { room: 'ours', address, listeners: 200 });
    const inspector = await Inspector.open(house.pid, inspectorPort);
    for (const inFlight of [1, 32]) {
      const stream = (millis: number) => load.ask('stream', { room: 'ours', inFlight, millis });
      await stream(2000);
      const [app, ...database] = treeOf(house.pid);
      const before = { app: cpuOf([app!]), database: cpuOf(database) };
      const { messages, deliveriesASecond, ownShare } = await stream(quick ? 2000 : 6000);
      const spent = { app: cpuOf([app!]) - before.app, database: cpuOf(database) - before.database };
      const each = (seconds: number): string => `${((seconds / messages) * 1e6).toFixed(0)} µs`;
      say(
        `${inFlight} in flight: ${thousands(deliveriesASecond)} deliveries a second, ${messages} messages; ` +
          `a message takes ${each(spent.app)} of the app's processor time and ${each(spent.database)} of the database's; ` +
          `the load took ${ownShare.toFixed(2)} of a core`,
      );
      await inspector.startProfile();
      await stream(quick ? 2000 : 6000);
      const profile = await inspector.stopProfile();
      keep(profile, inFlight, say);
      console.log(busiest(profile));
    }
    inspector.close();
  } finally {
    await load.stop();
    await house.stop();
  }
}

function keep(profile: Profile, inFlight: number, say: (text: string) => void): void {
  const file = join(root, `node_modules/.cache/kinsong-${inFlight}-in-flight.cpuprofile`);
  writeFileSync(file, JSON.stringify(profile));
  say(`the profile is kept in ${file}`);
}
