import { instantRunoff } from './instant-runoff.ts';
import type { Choice, Majority, Method, Result, Rules, Tally, Verdict } from './result.ts';
import { keysOf, tally } from './tally.ts';

type Found = Pick<Result, 'verdict' | 'method' | 'winner' | 'tied' | 'rounds'>;

/** Counts one ballot a voice, by the way that was asked. Those of another way are nobody's: they are refused before. */
export function count(choices: readonly Choice[], rules: Rules): Result {
  const ofThisWay = choices.filter(({ way }) => way === rules.way);
  const tallies = tally(ofThisWay, keysOf(rules));
  const found = find(ofThisWay, tallies, rules);
  const voices = ofThisWay.length;
  const isHeard = voices >= rules.quorum;
  const kept: Found = isHeard ? found : { ...found, verdict: 'no_quorum', winner: null, tied: [] };
  return { ...kept, voices, quorum: rules.quorum, tallies };
}

function find(choices: readonly Choice[], tallies: readonly Tally[], rules: Rules): Found {
  const votes = (key: string): number => tallies.find((each) => each.key === key)?.votes ?? 0;
  const bare = { winner: null, tied: [], rounds: [] };
  switch (rules.way) {
    case 'yes_no':
      return {
        ...bare,
        verdict: carried(votes('yes'), votes('no'), rules.majority),
        method: yesMethods[rules.majority],
      };
    case 'consent': {
      const passes = votes('object') === 0 && votes('consent') > 0;
      return { ...bare, verdict: passes ? 'passed' : 'failed', method: 'no_objection' };
    }
    case 'ranked':
      return { ...instantRunoff(choices, rules), method: 'instant_runoff' };
    case 'pick_one':
      return { ...first(tallies, rules.majority), method: pickMethods[rules.majority] };
    case 'time_poll':
      return { ...first(tallies, 'more'), method: 'most_can_come' };
    case 'dots':
      return { ...first(tallies, 'more'), method: 'most_dots' };
  }
}

const yesMethods: Record<Majority, Method> = {
  more: 'more_yes_than_no',
  two_thirds: 'two_thirds_yes',
  all: 'all_yes',
};
const pickMethods: Record<Majority, Method> = {
  more: 'most_votes',
  two_thirds: 'two_thirds_of_votes',
  all: 'all_votes',
};

/** Whole numbers alone are compared: two thirds of three are exactly two. */
const reaches = (votes: number, of: number, majority: Exclude<Majority, 'more'>): boolean =>
  votes > 0 && (majority === 'all' ? votes === of : 3 * votes >= 2 * of);

/** Whoever abstains is heard and weighs for neither side. */
function carried(yes: number, no: number, majority: Majority): Verdict {
  if (majority !== 'more') return reaches(yes, yes + no, majority) ? 'passed' : 'failed';
  if (yes > 0 && yes === no) return 'tied';
  return yes > no ? 'passed' : 'failed';
}

/** The option with the most votes; among equals, with the most who could come if they must. */
function first(tallies: readonly Tally[], majority: Majority): Omit<Found, 'method'> {
  const all = tallies.reduce((sum, { votes }) => sum + votes, 0);
  const best = tallies.reduce((most, each) => (isMore(each, most) ? each : most), nothing);
  const tied = tallies.filter(({ votes, maybe }) => votes === best.votes && maybe === best.maybe);
  const none = { winner: null, tied: [], rounds: [] };
  if (best.votes + best.maybe === 0) return { ...none, verdict: 'failed' };
  if (tied.length > 1) return { ...none, verdict: 'tied', tied: tied.map(({ key }) => key) };
  if (majority !== 'more' && !reaches(best.votes, all, majority)) return { ...none, verdict: 'failed' };
  return { ...none, verdict: 'passed', winner: best.key };
}

const nothing: Tally = { key: '', votes: 0, maybe: 0 };
const isMore = (one: Tally, other: Tally): boolean =>
  one.votes > other.votes || (one.votes === other.votes && one.maybe > other.maybe);
