import { allCalls } from '@kinsong/contract/calls.ts';
import { allCapabilities } from '@kinsong/contract/capabilities.ts';
import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { fileURLToPath } from 'node:url';
import { afterVotes } from './after-votes.ts';
import { forFounders } from './founder-ports.ts';
import { forInsights } from './insights-ports.ts';
import { eraseCounted, makeInsights } from './modules/insights/index.ts';
import { makeAssistant } from './modules/assistant/index.ts';
import {
  calendarChanges,
  comingEvents,
  eraseCalendar,
  eraseExchange,
  makeCalendar,
} from './modules/calendar/index.ts';
import { council } from './modules/council/index.ts';
import { docs, docsChanges, docsFoundFor, eraseDocs } from './modules/docs/index.ts';
import {
  eraseFilesOf,
  filesChanges,
  filesFoundFor,
  makeFilesModule,
  storedBytes,
} from './modules/files/index.ts';
import { eraseGuild, guildOf, makeGuilds } from './modules/guilds/index.ts';
import {
  askModel,
  dangerIn,
  eraseGuideOf,
  eraseOffer,
  guideChanges,
  hearHelpOffer,
  makeGuide,
  willingAmong,
} from './modules/guide/index.ts';
import { eraseRetreatSalon, hospitality } from './modules/hospitality/index.ts';
import { endedAmong, findPerson, makeIdentity } from './modules/identity/index.ts';
import {
  arriveVouched,
  eraseInvitationsTo,
  eraseRequestsTo,
  invitations,
  inviterOf,
  markOfCode,
  takeUpSent,
  withdrawInvitations,
} from './modules/invitations/index.ts';
import { journal, passkeyRemoved, passwordIsNow } from './modules/journal/index.ts';
import { dropImage, makeMedia, mayWearAvatar, showImage } from './modules/media/index.ts';
import {
  eraseMessages,
  carriesNow,
  foundFor,
  lastSaidAt,
  latestFor,
  makeMessages,
  messagesChanges,
  placeOfOwn,
  roomView,
  sayInSpace,
} from './modules/messages/index.ts';
import { eraseRoom, fallOut, makeRooms, roomsChanges } from './modules/rooms/index.ts';
import { organiser } from './modules/organiser/index.ts';
import { partners } from './modules/partners/index.ts';
import { makeOnboarding, stepAt } from './modules/onboarding/index.ts';
import {
  changeAvatar,
  describe,
  eraseSeekersOf,
  introduce,
  makeSeekers,
  moveTrust,
  showsPresence,
  timeZoneOf,
  underSixteen,
} from './modules/seekers/index.ts';
import * as spaces from './modules/spaces/index.ts';
import {
  eraseTasks,
  knownTasks,
  tasks,
  tasksChanges,
  workedTogether,
  writeFirstTasks,
} from './modules/tasks/index.ts';
import {
  eraseVotes,
  knownDecisions,
  makeVotes,
  participationByDay,
  takingPart,
  votesChanges,
} from './modules/votes/index.ts';
import { eraseWorksheets, worksheets, worksheetsChanges } from './modules/worksheets/index.ts';
import { makeSuper } from './modules/super/index.ts';
import { realClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { connect } from './platform/database/index.ts';
import { makeFiles } from './platform/files/index.ts';
import type { House } from './platform/house.ts';
import { makeServer, type Patience } from './platform/http/index.ts';
import { makeJobs } from './platform/jobs/index.ts';
import { makeLive } from './platform/live/index.ts';
import type { Logger } from './platform/log.ts';
import { letterJob, makeMail } from './platform/mail/index.ts';
import { makeModel } from './platform/model/index.ts';
import type { Module } from './platform/module.ts';
import { startPeriodicWork } from './platform/periodic-work.ts';
import { DiskSpace } from './platform/disk-space.ts';

const webFolder = fileURLToPath(new URL('../web/dist', import.meta.url));
const version = '0.1.0';

/** The house's modules, one line each, and what each lends to the others that may not import it. */
function composeModules(): Module[] {
  return [
    makeIdentity({
      describe: async (db, person) => {
        const [seeker, guild, onboarding_step] = await Promise.all([
          describe(db, person),
          guildOf(db, person),
          stepAt(db, person),
        ]);
        return { ...seeker, guild, onboarding_step };
      },
      mayWear: mayWearAvatar,
      introduce: async (house, person, name, face) => {
        await introduce(house.db, person, name, face);
        await spaces.profileChanged(house, person);
      },
      countSalons: spaces.countSalons,
      markOfCode,
      arrive: arriveVouched,
      takeUp: takeUpSent,
      passwordIsNow,
      passkeyRemoved,
    }),
    invitations,
    makeSeekers({
      placeOfOwn,
      gateClosed: fallOut,
      nearness: spaces.nearness,
      profileChanged: spaces.profileChanged,
      tell: async (house, person, { id, words, about, link }) => {
        const thread = await spaces.ensureThread(house, person);
        const notice = {
          id,
          authorId: voices.house.id,
          content: words,
          extra: { kind: 'notification', name: about, ...(link && { link }) },
        };
        await sayInSpace(house, thread, notice);
      },
    }),
    makeMedia(async (house, person, address) => {
      await changeAvatar(house, person, address);
      await spaces.profileChanged(house, person);
    }),
    spaces.makeSpaces({ sources, erasers, furnish: writeFirstTasks, withdrawInvitations }),
    makeFilesModule({ carriesNow }),
    makeMessages({ wordsSaid: hearHelpOffer, wordsGone: eraseOffer }),
    tasks,
    makeCalendar({ timeZoneOf: ({ db }, person) => timeZoneOf(db, person) }),
    makeVotes(afterVotes),
    docs,
    worksheets,
    partners,
    organiser,
    council,
    makeSuper({ version, filesBytes: storedBytes, participation: participationByDay }),
    journal,
    makeOnboarding({
      inviterOf,
      mayWear: mayWearAvatar,
      montage: { tasks: knownTasks, askModel },
      talk: { askModel, dangerIn },
    }),
    makeAssistant({ askModel, dangerIn, willingAmong }),
    makeGuilds({ showImage, dropImage }),
    makeInsights(forInsights, forFounders),
    hospitality,
    makeRooms({ workedTogether, takingPart }),
  ];
}

/** What each keeps of a space goes with it. */
const erasers: readonly spaces.Eraser[] = [
  eraseTasks,
  eraseCalendar,
  eraseExchange,
  eraseVotes,
  eraseWorksheets,
  eraseDocs,
  eraseMessages,
  eraseFilesOf,
  eraseGuideOf,
  eraseGuild,
  eraseRoom,
  eraseRetreatSalon,
  eraseInvitationsTo,
  eraseRequestsTo,
  eraseSeekersOf,
  eraseCounted,
];

const sources = [
  spaces.spacesChanges,
  messagesChanges,
  roomsChanges,
  filesChanges,
  tasksChanges,
  calendarChanges,
  votesChanges,
  docsChanges,
  worksheetsChanges,
  guideChanges,
];

const newestFirst = <T extends { readonly at: Date }>(found: readonly T[]): T[] =>
  found.toSorted((one, other) => other.at.getTime() - one.at.getTime());

/** The guide is handed what the others can do and what they know; it imports none of them. */
function withGuide(others: readonly Module[]): Module[] {
  const guide = makeGuide({
    tools: others.flatMap(({ tools = [] }) => tools),
    knowledge: {
      tasks: knownTasks,
      decisions: knownDecisions,
      events: comingEvents,
      spaces: spaces.knownSpaces,
      search: async (house, person, words, limit) => {
        const found = [foundFor, docsFoundFor, filesFoundFor].map((find) =>
          find(house, person, words, limit),
        );
        return newestFirst((await Promise.all(found)).flat()).slice(0, limit);
      },
      latest: latestFor,
      lastWords: (house, person) => lastSaidAt(house.db, person.id),
    },
    swapFinished: async (house, tx, personId, id, at) => {
      const from = { type: 'swap', id, space_id: null, text: null };
      await moveTrust(house, tx, { personId, cause: 'perspective_swap', at, from });
    },
  });
  return [...others, guide];
}

export interface App {
  readonly house: House;
  /** Opens the door and says at which port. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

export interface AppOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Says that the database cannot work because its disk is full, where the house keeps its own. */
  readonly databaseLacksRoom?: (() => boolean) | undefined;
  readonly log: Logger;
  readonly clock?: Clock;
  readonly checkAnswers?: boolean;
  /** How long slow senders are listened to, where it is not the ordinary time. */
  readonly patience?: Patience | undefined;
  /** From which delay on calls are asked to come later, in milliseconds, where it is not the ordinary one. */
  readonly busyFrom?: number | undefined;
  /** Modules beside the house's own, as a test brings them. */
  readonly more?: readonly Module[] | undefined;
}

/** Puts the house together on a database that is migrated already. */
export async function makeApp({
  config,
  databaseUrl,
  databaseLacksRoom = () => false,
  log,
  clock = realClock,
  checkAnswers = false,
  patience,
  busyFrom,
  more = [],
}: AppOptions): Promise<App> {
  const modules = withGuide([...composeModules(), ...more]);
  checkModules(modules);
  const db = connect({ url: databaseUrl, log });
  const jobs = makeJobs({ db, log });
  const house: House = {
    config,
    db,
    clock,
    log,
    live: makeLive({ redisUrl: config.redisUrl, log, clock, limited: config.rateLimits }),
    jobs,
    mail: makeMail({ config, log }),
    files: makeFiles(config.files),
    disk: new DiskSpace(databaseLacksRoom),
    model: makeModel(config.model),
  };
  house.live.usePorts({
    findPerson: (token) => findPerson(house, token),
    spacesOf: (person) => spaces.spacesOf(db, person),
    showsPresence: (person) => showsPresence(db, person),
    mayEnterRooms: async (person) => !(await underSixteen(db, person)),
    mayWatch: (person, space) => spaces.mayWatch(house, person, space),
    changesSince: (person, space, since, page) =>
      spaces.changesSinceOrNull(house, sources, person, { spaceId: space, since, page }),
    revisions: (ids) => spaces.revisionsOf(db, ids),
    departedSince: (ids, since) => spaces.departedSince(db, ids, since),
    endedAmong: (sessions) => endedAmong(house, sessions),
    roomView: roomView(house),
  });
  for (const { open } of modules) open?.(house);
  const server = await makeServer({
    house,
    routes: modules.flatMap(({ routes }) => routes),
    lines: modules.flatMap(({ lines = [] }) => lines),
    findPerson: (token) => findPerson(house, token),
    webFolder,
    version,
    checkAnswers,
    patience,
    busyFrom,
  });
  await jobs.start(house, [letterJob, ...modules.flatMap((module) => module.jobs ?? [])]);
  const periodic = startPeriodicWork(
    house,
    modules.flatMap(({ periodic = [] }) => periodic),
  );

  return {
    house,
    async listen() {
      await server.listen({ port: config.port, host: config.host });
      const address = server.server.address();
      return typeof address === 'object' && address !== null ? address.port : config.port;
    },
    async close() {
      // In order: nobody new, those who read are told, work under way ends, then what it stands on.
      await house.live.close();
      for (const { close } of modules) await close?.(house);
      await server.close();
      await jobs.stop();
      await periodic.stop();
      house.mail.close();
      await db.close();
    },
  };
}

/** A duplicate name, a call without a verb or a permission nobody defined: then the house does not start. */
function checkModules(modules: readonly Module[]): void {
  refuseDuplicates(
    'module',
    modules.map(({ name }) => name),
  );
  const routes = modules.flatMap(({ routes }) => routes);
  refuseDuplicates(
    'call',
    routes.map(({ call }) => call.name),
  );
  const answered = new Set(routes.map(({ call }) => call.name));
  for (const { name, permission } of allCalls) {
    if (!answered.has(name)) throw new Error(`no module answers the call ${name}`);
    if (permission !== 'anyone' && permission !== 'person' && !(permission in allCapabilities)) {
      throw new Error(`the call ${name} needs ${permission}, which no module defines`);
    }
  }
}

function refuseDuplicates(kind: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two ${kind}s are called ${twice}`);
}
