import { stem } from '../words/stem.ts';
import type { Intent } from '../understanding.ts';
import { intents } from '../understanding.ts';

/**
 * Where no rule of form holds, the single words speak: how much each says for an intent, added up. "?" begins a
 * question, "!" does not; P is a person, D a day, S a space, T a task that fits; a word with ^ comes first.
 */
const table = `
what_is_due: list 2, open 1.5, due 3, owe 2.5, owing 2.5, late 1.5, left 1.5, week 0.5, still 1, agenda 3, tasks 2, task 1.5, busy 2, anywhere 1.5, waiting 1.5, deadline 3, urgent 1, pending 2.5, outstanding 3, remaining 2.5, unfinished 2.5, plate 2, ^what 0.5, ? 0.7, my 0.4, D 0.7, overdue 3, upcoming 2.5, everything 0.7, scheduled 1.5, forget 1, forgotten 1.5, expected 1.5, obligations 2.5, chores 2, !  -0.6
what_was_done: finished 2, done 1.5, achieved 3, accomplished 3, completed 2, progress 2, ? 0.5, yesterday 0.5, already 0.7, ticked 2
who_could_help: who 1.4, help 1.6, able 1.8, hand 1.3, handy 2.4, ask 0.8, someone 1, somebody 1, anyone 1.5, anybody 1.5, need 0.8, babysitter 3, sitter 3, volunteer 3, helper 3, borrow 2, lend 2.2, teach 1.5, fix 0.7, know 0.6, good 0.5, free 0.7, looking 0.8, broken 1.3, skilled 2.5, experience 1.5, expert 2.5, carpenter 1.5, plumber 0.7, tutor 2.5, lift 1, spare 0.7, willing 2, recommend 2, advice 1.8, support 1, ? 0.3
who_does: who 1.4, whose 2, turn 1.5, responsible 2, charge 1.5, bringing 0.8, taking 0.6, on 0.2, rota 1.5, duty 1.5, shift 1.5, ? 0.4
what_did_we_decide: decide 3, decision 3, agree 2.6, agreement 2.6, settle 2.4, yes 0.9, choose 2, chose 2.5, plan 0.8, conclusion 2.5, outcome 2.5, consensus 3, verdict 2.5, final 1.4, we 0.5, did 0.5, ? 0.5, deal 1, approved 2, resolved 2
what_was_said: say 1.2, said 1.5, think 1, thought 1, mention 2.4, opinion 2.2, write 0.6, wrote 1.3, told 1, asked 0.8, answer 1.2, reply 1.6, P 0.8, ? 0.6, talk 0.8, words 0.9, comment 1.6, message 1
summarise_space: summary 3, gist 3, happened 1.5, happening 1.5, missed 2, news 2, new 0.9, latest 1.6, update 1.8, overview 2.5, recap 3, S 1.2, ? 0.4, going 0.4, discussion 1, away 0.8, while 0.5
search: find 1.4, where 1.6, when 1.3, search 2, look 0.8, much 0.8, many 0.7, which 1, price 0.8, number 0.9, address 1.2, code 1, time 0.5, ? 0.7, ^where 0.8, ^when 0.8, find 0.6, mentioned 0.4, recipe 0.8, photo 0.9
remind_me: remind 3, reminded 3, reminder 3, forget 1.2, nudge 1.4, ping 2, alarm 2.5, alert 2.2, wake 1.6, D 0.6, beep 2, buzz 1.6, shout 0.8, memory 0.4
add_task: need 0.9, must 1.3, should 1, could 0.5, please 0.7, buy 1.8, ! 0.6, D 0.5, someone 0.4, somebody 0.4, paint 0.9, clean 0.9, order 0.9, fetch 0.9, repair 0.8, fix 0.6, call 0.6, book 0.6, needs 1.2, ought 1.2, note 0.8, list 0.7, add 1.6, task 0.8, before 0.4, P 0.3, out 0.2, empty 0.9, dirty 1, leaking 1.2, broken 0.8, squeaks 1.2, dripping 1.2, ? -0.9
change_task: move 1.3, moved 1.5, instead 1.8, now 0.6, later 0.8, earlier 1, another 0.5, postpone 3, wait 1.2, delay 2.2, change 1.2, T 1.1, D 0.6, swap 0.6, off 0.3, shift 0.8, priority 1.6, urgent 0.7, assign 2, reassign 3, ? -0.3
done_task: done 1.6, ready 1.4, finished 1.8, completed 1.6, T 1.2, ! 0.5, filled 1, fixed 1.2, paid 1.2, signed 1.2, sent 1, bought 1, cleaned 1, booked 1, delivered 1, settled 0.5, sorted 1.6, last 0.2, already 0.6, ? -1.2, over 0.5, behind 0.3, have 0.3, has 0.3
found_project: project 1.8, start 0.9, salon 1.6, idea 1.5, build 1.2, found 1, create 1, group 1, together 0.6, dream 1.2, club 1.4, launch 1.5, initiative 2, let 0.3, could 0.3, ? -0.2
find_person: where 0.8, reach 1.6, contact 2, P 0.9, find 0.7, families 1.4, meet 0.9, people 0.5, nearby 1.4, neighbours 0.8, online 1.5, around 0.8, ? 0.4
who_is: who 1, P 0.7, about 0.3, ? 0.4, tell 0.5, member 1.6, belongs 1.2, everyone 0.5
next_small_thing: next 1.1, step 1.6, start 0.7, minutes 1.2, minute 1.2, hour 0.9, spare 1.4, quarter 0.6, small 1, little 0.5, quick 1.1, easy 1.2, useful 1.6, bored 2.6, free 0.8, first 0.6, suggestion 2.2, suggest 1.8, begin 1.2, focus 2, tackle 1.8, motivate 2.2, procrastinating 3, stuck 1.8, lazy 1.5, ? 0.3
who_are_you: you 0.7, human 2.2, behind 0.8, real 1.2, bot 2.6, robot 2.6, machine 2, person 0.8, alive 1.8, program 1.8, software 2.4, ai 2.6, model 1.8, ? 0.4, mairy 0.4, made 0.3
what_can_you_do: you 0.5, can 0.4, do 0.3, able 0.4, features 2.5, commands 2.5, instructions 2, manual 1.6, help 0.6, use 0.9, works 0.9, how 0.5, ? 0.4, explain 1.6
what_do_you_remember: you 0.5, know 0.6, remember 1.6, memory 1.6, memories 1.8, about 0.2, me 0.5, stored 1.8, noted 1.6, ? 0.5
remember_this: remember 1.2, note 0.9, allergic 2.2, favourite 1.6, always 0.7, never 0.6, birthday 1, prefer 1.5, hates 1, likes 0.8, loves 0.8, afraid 0.4, vegetarian 2.2, vegan 2.2, ! 0.4
hardship: worried 2.4, worry 2, sad 2.4, lonely 2.8, alone 1.2, tired 1.6, exhausted 2.4, cry 2.4, crying 2.4, died 2.6, dead 2, funeral 1.8, grief 2.8, ill 1.6, sick 1.4, hospital 1.5, cancer 2.6, afraid 1.8, scared 2, anxious 2.4, stressed 2.4, overwhelmed 2.6, cope 2.2, hopeless 2.6, depressed 2.8, miss 0.8, hurts 1.4, pain 1.4, hard 0.8, divorce 2.2, lost 1, falling 0.6, struggling 2.2, burnout 2.6, heartbroken 2.8, ? -0.3
conflict: fight 2.2, argument 2.4, quarrel 2.6, angry 2, mad 1.4, furious 2.4, row 1, unfair 1.8, shouted 1.8, yelled 1.8, ignores 1.8, insulted 2.2, rude 2, blame 1.8, blames 1.8, talking 0.9, speaking 0.9, not 0.3, P 0.6, lied 2, jealous 1.2, brother 0.4, sister 0.4, resent 2.2, grudge 2.4, betrayed 2.4, offended 2.2, ? -0.2
joy: happy 1.8, glad 1.5, proud 1.8, great 0.8, wonderful 1.5, news 0.5, born 2, won 1.5, passed 1, yay 2.5, celebrate 1.2, relieved 1.8, lovely 0.8, excited 1.8, engaged 2, pregnant 2, ? -0.6
story: story 2, tale 2.4, chapter 2.2, legend 1.6, myth 1.6, tell 0.4, next 0.3, continue 0.9, bedtime 1.5, once 0.3, hero 1.2, history 1
verse: sing 2, song 1.5, poem 2.6, verse 2.4, rhyme 2.4, lullaby 2.8, poetry 2.6, melody 1.5
perspective_swap: perspective 3, shoes 1.4, eyes 0.8, side 0.8, understand 1, view 1.2, why 0.4, see 0.4, feels 0.8, P 0.5, empathise 2.5
invite_to_council: council 3, mediation 3, mediator 3, facilitator 3, bell 0.8, meeting 0.6, together 0.4, talk 0.5
plan_event: dinner 0.9, party 1, meeting 1, invite 1.3, calendar 2.2, event 2.2, plan 1, organise 1, gathering 1.8, picnic 1.6, supper 0.8, celebrate 0.9, everyone 0.5, D 0.7, appointment 1, ? -0.2
start_vote: vote 3, poll 3, ballot 3, choose 0.5, everyone 0.4, options 1, preference 1, majority 2
what_day: day 0.9, date 1.5, today 0.4, D 0.5, many 0.5, days 1.2, sleeps 2, until 0.7, weekday 2.6, falls 1.4, ? 0.4, how 0.3, long 0.7
forget_this: forget 1.5, erase 2.6, delete 2.2, memory 0.9, remembering 1.2, wipe 2, not 0.2, remember 0.5
`;

const weights = new Map<string, ReadonlyMap<string, number>>();
for (const row of table.trim().split('\n')) {
  const [intent = '', cells = ''] = row.split(': ');
  const words = new Map<string, number>();
  for (const cell of cells.split(', ')) {
    const [word = '', weight = '0'] = cell.trim().split(/ +/);
    const key = /^[\^?!A-Z]/.test(word) ? word : stem(word);
    words.set(key, (words.get(key) ?? 0) + Number(weight));
  }
  weights.set(intent, words);
}

/** The intent that the words speak for, and how surely: never as surely as a rule. */
export function weighed(mask: string, task: boolean): { intent: Intent; sure: number } | null {
  const said = features(mask, task);
  const scores = intents
    .map((intent) => ({
      intent,
      score: said.reduce((sum, feature) => sum + (weights.get(intent)?.get(feature) ?? 0), 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scores;
  if (best === undefined || next === undefined || best.score < 1.9) return null;
  const apart = best.score - next.score;
  return apart < 0.25 ? null : { intent: best.intent, sure: best.score >= 2.8 && apart >= 0.7 ? 0.58 : 0.46 };
}

const asks =
  /^(?:what|who|where|when|which|why|how|whose|is|are|am|was|were|do|does|did|has|have|can|could|would|will|any|anyone|anybody)$/;

function features(mask: string, task: boolean): readonly string[] {
  const words = mask.split(/[ |]+/).filter((word) => word !== '');
  const first =
    words.find((word) => !/^(?:so|and|but|hello|okay|well|please|oh|mairy|my|dear)$/.test(word)) ?? '';
  const letters = words.filter((word) => /^[PDS]_*$/.test(word)).map((word) => word.slice(0, 1));
  const plain = words.filter((word) => !/^[PDS]_*$/.test(word)).map(stem);
  return [...new Set([...plain, ...letters, `^${first}`, asks.test(first) ? '?' : '!', task ? 'T' : ''])];
}
