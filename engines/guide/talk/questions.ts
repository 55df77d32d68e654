import { capital } from '../../text/capital.ts';
import type { Days, Frame, Who } from '../frames/frame.ts';
import { dayInWords, daysInWords, fullDay, timeInWords, todayIn } from '../say/days.ts';
import { listed, oneOf } from '../say/phrases.ts';
import { nameOf, toldApart } from '../say/whose.ts';
import { askingFor } from './acts.words.ts';
import { cardOf } from './card-of.ts';
import { bareFrame, byDoer, someone } from './frame-of.ts';
import { atTime, onDays } from './retime.ts';
import type { Choice, Outcome, Question } from './pending.ts';
import type { Proposal, Slot } from './proposal.ts';
import type { World } from './world.ts';

const hear = (frame: Frame): Outcome => ({ do: 'hear', frame: { ...frame, sure: 1 } });
const close: Outcome = { do: 'say', text: 'All right, I leave it.' };

/** What is asked of a wish before it can stand on a card. A bare yes says too little, so that it is asked again. */
const asks = (
  frame: Frame,
  slot: Slot,
  text: string,
  choices: readonly Choice[] = [],
  no: Outcome = close,
): Question => ({
  text,
  yes: choices.length === 1 ? (choices[0]?.outcome ?? close) : hear(frame),
  no,
  choices,
  fills: { slot, proposal: cardOf(frame) },
});

const choice = (value: string, label: string, frame: Frame): Choice => ({
  value,
  label,
  outcome: hear(frame),
});
const either = (choices: readonly Choice[]): string =>
  capital(
    listed(
      choices.map(({ label }) => label),
      'or',
    ),
  );
const numbered = (lead: string, choices: readonly Choice[]): string =>
  [lead, ...choices.map(({ label }, index) => `${index + 1}. ${label}`)].join('\n');

/** The thing that is asked about, before the question, where it can be named. */
const about = (frame: Frame): string => (frame.object === null ? '' : `“${frame.object}”: `);
const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
const after = (lead: string, text: string): string => (lead === '' ? text : lead + small(text));

const needs = (frame: Frame, slot: Slot, world: World): boolean =>
  frame.act === 'change_task' || world.abilities.get(frame.act)?.needs.includes(slot) === true;
/** Neither of them: without a day where one can do without. */
const without = (frame: Frame, slot: Slot, left: Frame, world: World): Outcome =>
  needs(frame, slot, world) ? close : hear(left);

const most = 5;

export const questions = {
  whichDay(frame: Frame, readings: readonly Days[], world: World): Question {
    const today = todayIn(world);
    const choices = readings.map(({ from, to }) =>
      choice(
        from,
        from === to ? fullDay(from, today) : daysInWords({ from, to }, today),
        onDays(frame, [{ from, to }]),
      ),
    );
    return asks(
      frame,
      'day',
      `${about(frame)}${either(choices)}?`,
      choices,
      without(frame, 'day', { ...frame, when: null }, world),
    );
  },

  whatDay(frame: Frame, world: World, lead = about(frame)): Question {
    const text = oneOf(world, ['Which day shall it be?', 'On which day?', 'For which day do you want it?']);
    return asks(
      frame,
      'day',
      lead.endsWith(': ') ? after(lead, text) : lead + text,
      [],
      without(frame, 'day', { ...frame, when: null }, world),
    );
  },

  whichTime(frame: Frame, times: readonly string[], world: World): Question {
    const choices = times.map((time) => choice(time, timeInWords(time), atTime(frame, time)));
    const halves =
      times.length === 2 && times[0]?.slice(-3) === times[1]?.slice(-3) && timesApart(times) === 12;
    const text = halves ? 'In the morning or in the evening?' : `${either(choices)}?`;
    return asks(
      frame,
      'time',
      after(about(frame), text),
      choices,
      without(frame, 'time', atTime(frame, null), world),
    );
  },

  whatTime(frame: Frame, world: World, lead = about(frame)): Question {
    const day = frame.when?.readings[0]?.from;
    const on = day === undefined ? '' : ` ${dayInWords(day, todayIn(world))}`;
    const text = oneOf(world, [`At what hour${on}?`, `What time${on}?`]);
    return asks(
      frame,
      'time',
      lead.endsWith(': ') ? after(lead, text) : lead + text,
      [],
      without(frame, 'time', atTime(frame, null), world),
    );
  },

  whichPerson(frame: Frame, who: Who, world: World): Question {
    return whichOf(frame, who, (one) => byDoer(frame, one), world);
  },

  whichGuest(frame: Frame, who: Who, others: readonly Who[], world: World): Question {
    return whichOf(
      frame,
      who,
      (one) => ({ ...frame, guests: one.ids.length === 0 ? others : [...others, one] }),
      world,
    );
  },

  /** Nobody here goes by that name, and without somebody it can not be. */
  whoInstead(frame: Frame, name: string | null, world: World): Question {
    const lead = name === null ? '' : `I know no ${name} here. `;
    return asks(
      byDoer(frame, null),
      'doer',
      lead + oneOf(world, ['With whom shall it be?', 'Who is it to be?']),
    );
  },

  whatObject(frame: Frame, world: World): Question {
    const ways = askingFor[frame.act] ?? ['What shall I write down?', 'In a few words: what is to be done?'];
    return asks(frame, 'object', oneOf(world, ways));
  },

  whichTask(frame: Frame, ids: readonly string[], world: World): Question {
    const choices = ids
      .slice(0, most)
      .map((id) =>
        choice(id, world.tasks.find((task) => task.id === id)?.title ?? '', { ...frame, tasks: [id] }),
      );
    return asks(
      frame,
      'task',
      numbered(oneOf(world, ['Which of these do you mean?', 'I see more than one. Which?']), choices),
      choices,
    );
  },

  whatTask(frame: Frame, world: World): Question {
    return asks(
      frame,
      'task',
      oneOf(world, [
        'Which task do you mean? A word of its title will do.',
        'I find no open task like that. How does it begin?',
      ]),
    );
  },

  whichMemory(cards: readonly Proposal[], world: World): Question {
    const choices = cards.slice(0, most).map((card) => ({
      value: card.memory ?? '',
      label: world.memories.find(({ id }) => id === card.memory)?.text ?? '',
      outcome: { do: 'offer', proposals: [card] } as const,
    }));
    return {
      text: numbered('Which of these shall I forget?', choices),
      yes: { do: 'offer', proposals: cards },
      no: { do: 'say', text: 'Then I keep them.' },
      choices,
    };
  },

  whichSpace(frame: Frame, ids: readonly string[], world: World): Question {
    const choices = ids
      .slice(0, most)
      .map((id) =>
        choice(id, world.spaces.find((space) => space.id === id)?.name ?? '', { ...frame, spaces: [id] }),
      );
    return asks(
      frame,
      'space',
      choices.length === 1 ? `In ${choices[0]?.label ?? ''}?` : numbered('Where is it to be?', choices),
      choices,
    );
  },

  /** Of several open cards one is to be otherwise, and nothing says which. */
  whichCard(ways: readonly { readonly title: string; readonly frame: Frame }[]): Question {
    const choices = ways.map(({ title, frame }, index) => choice(String(index), title, frame));
    return {
      text: numbered('Which of them do you mean?', choices),
      yes: { do: 'say', text: 'Then say it with its name, please: “the first”, or a word of it.' },
      no: { do: 'say', text: 'All right, they stay as they are.' },
      choices,
    };
  },

  /** Somebody could help: a yes is the card on which they are asked. */
  askHelper(frame: Frame, person: string, world: World): Question {
    const name = nameOf(world, person);
    return {
      text: `Shall I write down “${helperTitle(frame, name)}”?`,
      yes: hear(
        bareFrame('add_task', {
          said: frame.said,
          object: helperTitle(frame, name),
          topic: frame.topic,
          when: frame.when,
        }),
      ),
      no: { do: 'say', text: 'All right, I ask nobody.' },
    };
  },
} as const;

/** Of several who go by that name. */
function whichOf(frame: Frame, { said, ids }: Who, as: (who: Who) => Frame, world: World): Question {
  const choices = ids.map((id) => choice(id, toldApart(id, ids, world), as({ ...someone(id), said })));
  const labels = choices.map(({ label }) => label);
  const text =
    labels.length === 1
      ? `By ${said}, do you mean ${labels.join('')}?`
      : `Which ${said}: ${listed(labels, 'or')}?`;
  return asks(frame, 'doer', text, choices, hear(as({ said, ids: [], guessed: false })));
}

const timesApart = (times: readonly string[]): number =>
  Math.abs(Number(times[0]?.slice(0, 2)) - Number(times[1]?.slice(0, 2)));

/** "Ask Piet to drive Oma", "Ask Piet about the curtains". */
export function helperTitle({ object, topic }: Frame, name: string): string {
  const what = small(object ?? topic.join(' '));
  if (what === '') return `Ask ${name} for help`;
  return `Ask ${name} ${object === null || /^(?:the|a|an|my|our|some) /.test(what) ? 'about' : 'to'} ${what}`;
}
export const { askHelper } = questions;
