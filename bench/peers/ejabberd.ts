import { spawnSync } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort, untilOpen } from '../run/ports.ts';
import { hasEnded, scratch, start, stop } from '../run/processes.ts';
import { installByApt } from './apt.ts';
import type { Peer } from './servers.ts';

export const domain = 'bench.example';

/** A chat server that archives what is said, as it comes from the distribution; null, and why, where there is none. */
export async function startEjabberd(mayInstall: boolean): Promise<Peer | string> {
  const libraries = findLibraries() ?? (mayInstall && installByApt('ejabberd') ? findLibraries() : null);
  if (libraries === null) return 'ejabberd is not on this machine, and apt may not or can not install it';
  const folder = join(scratch, 'ejabberd');
  mkdirSync(folder);
  const port = await freePort();
  const settings = join(folder, 'ejabberd.yml');
  writeFileSync(settings, settingsFor(port));
  const log = openSync(join(folder, 'log'), 'w');
  // Not as a node that others may join: so it needs no name service, which would stay behind as a daemon.
  const server = start(
    'erl',
    ['+K', 'true', '-noinput', '-mnesia', 'dir', `"${folder}/mnesia"`, '-s', 'ejabberd'],
    {
      cwd: folder,
      stdio: ['ignore', log, log],
      env: {
        ...process.env,
        ERL_LIBS: libraries,
        EJABBERD_CONFIG_PATH: settings,
        ERL_CRASH_DUMP: '/dev/null',
      },
    },
  );
  try {
    await untilOpen(port, () => !hasEnded(server));
  } catch (error) {
    await stop(server);
    return `ejabberd did not start: ${error instanceof Error ? error.message : String(error)}`;
  }
  return { port, stop: () => stop(server) };
}

/** Where Erlang finds ejabberd, when it is installed. */
function findLibraries(): string | null {
  const { stdout } = spawnSync('dpkg', ['-L', 'ejabberd'], { encoding: 'utf8' });
  const app = (stdout ?? '').split('\n').find((file) => file.endsWith('/ebin/ejabberd.app'));
  return app === undefined ? null : dirname(dirname(dirname(app)));
}

/** No limits, no encryption, no logins to check: everything that would slow it down and is not the point. */
const settingsFor = (port: number): string => `
hosts: [${domain}]
loglevel: warning
listen:
  - port: ${port}
    ip: "127.0.0.1"
    module: ejabberd_c2s
    max_stanza_size: 262144
    shaper: none
    access: all
auth_method: anonymous
anonymous_protocol: sasl_anon
allow_multiple_connections: true
disable_sasl_mechanisms: []
modules:
  mod_mam:
    default: always
  mod_muc:
    access: all
    access_create: all
    max_users: 1000
    min_message_interval: 0
    min_presence_interval: 0
    history_size: 0
    default_room_options:
      mam: true
      max_users: 1000
      presence_broadcast: []
`;
