import type { Act } from '../frames/acts.ts';
import { askedOfIt } from '../frames/follow-question.ts';
import type { Frame } from '../frames/frame.ts';
import { addDays } from '../read/days/calendar.ts';
import type { Known } from '../read/read.ts';
import { withKindred } from '../read/words/concepts.ts';
import { stem } from '../read/words/stem.ts';
import type { Lookup, Place, World } from '../talk/world.ts';
import { topicOf, wordsOf } from './asked.ts';
import { wants } from './asked.words.ts';
import { sameNames, speaksOf } from './speaks-of.ts';

const searched: ReadonlySet<Act> = new Set([
  ...['who_could_help', 'what_did_we_decide', 'what_was_said', 'search', 'who_does', 'who_is'],
  ...['find_person', 'summarise_space'],
] as Act[]);
/** What was spoken of before, where there is a talk. */
type House = Known & Partial<Pick<World, 'pending'>>;

/** What has to be looked for before these are answered: once each, and nothing where nothing is asked. */
export function lookupsFor(frames: readonly Frame[], house: House): readonly Lookup[] {
  const { occasion, matter } = house.pending ?? {};
  const spoken = [occasion, matter].filter((each) => each != null);
  const all = frames
    .map((frame) => askedOfIt(frame, spoken))
    .filter(({ act, asks, said }) => asks || searched.has(act) || wants.lack.test(said))
    .flatMap((frame) => [...ofDecisions(frame), ...ofWords(frame), ...ofLate(frame, house)]);
  return [...new Map(all.map((lookup) => [JSON.stringify(lookup), lookup])).values()];
}

const decided: ReadonlySet<Act> = new Set(['what_did_we_decide', 'summarise_space']);
const ofDecisions = ({ act, said }: Frame): readonly Lookup[] =>
  decided.has(act) || wants.decision.test(said) || wants.state.test(said) ? [{ kind: 'decisions' }] : [];

/** The words and their stems, since a search knows the beginnings of words: "binding" finds "bind". */
function ofWords(frame: Frame): readonly Lookup[] {
  const words = wordsOf(frame).flatMap((word) => [
    ...(frame.act === 'who_could_help' ? withKindred(word) : sameNames(word)),
    ...[stem(word).replace(/i$/, '')].filter((root) => root.length > 2),
  ]);
  return words.length === 0 ? [] : [{ kind: 'search', words: [...new Set(words)], limit: 60 }];
}

const ofNews: ReadonlySet<Act> = new Set(['what_was_said', 'summarise_space', 'find_person', 'who_is']);

/** "And what did we say to that?" */
const pointsBack = (frame: Frame): boolean =>
  (wants.decision.test(frame.said) || wants.reply.test(frame.said)) &&
  topicOf(frame).length + frame.people.length === 0;

/** The last words of those who are named, of a salon, or of all; from a day earlier than asked, since days begin elsewhere at another hour. */
function ofLate(frame: Frame, { spaces }: Known): readonly Lookup[] {
  const { act, topic, said, people, when } = frame;
  const ids = people.flatMap((who) => who.ids);
  const isOfThem = wants.figure.test(said) || (act === 'search' && topicOf(frame).length === 0);
  const isNews =
    ofNews.has(act) || wants.state.test(said) || pointsBack(frame) || (ids.length > 0 && isOfThem);
  if (!isNews) return [];
  const isMeant = ({ id, name, people: members }: Place): boolean =>
    ids.length > 0
      ? members.some((member) => ids.includes(member))
      : frame.spaces.includes(id) || (frame.spaces.length === 0 && speaksOf(name, topic) >= 1);
  const meant = spaces.filter(isMeant);
  const places = meant.length > 0 || ids.length > 0 ? meant : spaces;
  const from = ids.length > 0 ? undefined : when?.readings.map((days) => days.from).toSorted()[0];
  const since = from === undefined ? null : new Date(`${addDays(from, -1)}T00:00:00Z`);
  const limit = since !== null || ids.length > 0 ? 200 : 40;
  return places.length === 0 ? [] : [{ kind: 'latest', spaceIds: places.map(({ id }) => id), since, limit }];
}
