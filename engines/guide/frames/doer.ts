import type { Named } from '../read/people/read.ts';
import type { Meant } from './act.ts';
import type { Clause } from './clause-line.ts';
import type { Who } from './frame.ts';

const handedTo = /\bto (P_*)(?= D_| instead| please| and |$)/;
const taskFor = /\b(?:task|job|to do|chore|errand) for (P_*)/;
const meantFor = /\bfor (P_*)(?!_*'s)(?=\s|$)/g;

const namedIn = ({ reading }: Clause): readonly Named[] => [
  ...reading.people,
  ...reading.strangers,
  ...reading.kin,
];
const at = (all: readonly Named[], from: number): Who | null =>
  all.find((each) => each.from === from && !each.owner)?.who ?? null;

/** Who is to do it, where that is not the speaker; of "Tomas or Piet" it is asked which, of two together the first answers for it. */
export function doerOf(clause: Clause, { act }: Meant): Who | null {
  const { mask, form } = clause;
  const named = namedIn(clause);
  if (form.kind === 'asked') {
    const asked = namedWithin(clause, form.from, form.core);
    return areTogether(clause) ? (asked[0] ?? null) : together(asked);
  }
  if (act === 'unknown')
    return (
      named.find((each) => !/\b(?:for|not) $/.test(mask.slice(0, each.from)) && !each.owner)?.who ?? null
    );
  const match = taskFor.exec(mask) ?? (act === 'change_task' ? handedTo.exec(mask) : null);
  return match === null ? null : at(named, match.index + match[0].indexOf('P_'));
}

const areTogether = ({ mask, form }: Clause): boolean => !/ or /.test(mask.slice(form.from, form.core));

/** Who does it with them: "Kofi and Ines the dessert". */
export const companionsOf = (clause: Clause): readonly Who[] =>
  clause.form.kind === 'asked' && areTogether(clause)
    ? namedWithin(clause, clause.form.from, clause.form.core).slice(1)
    : [];

const namedWithin = (clause: Clause, start: number, end: number): readonly Who[] =>
  namedIn(clause)
    .filter(({ from, owner }) => from >= start && from < end && !owner)
    .map(({ who }) => who);

const together = (all: readonly Who[]): Who | null =>
  all.length === 0
    ? null
    : {
        said: all.map(({ said }) => said).join(' and '),
        ids: [...new Set(all.flatMap(({ ids }) => ids))],
        guessed: all.some(({ guessed }) => guessed),
      };

/** "A cake for Noor"; of what is to be told, who is to hear it. */
export function forWhomOf(clause: Clause, { act, from }: Meant, doer: Who | null): Who | null {
  if (act === 'tell_them') {
    const within = namedWithin(clause, clause.form.core, from);
    // "See if Hanna can come": she is who is asked.
    return together(within.length > 0 ? within : namedWithin(clause, from, from + 1));
  }
  for (const match of clause.mask.matchAll(meantFor)) {
    const who = at(namedIn(clause), match.index + 4);
    if (who !== null && who !== doer) return who;
  }
  return null;
}

/** Everyone who is named, each once. */
export const peopleOf = (clause: Clause): readonly Who[] =>
  namedIn(clause)
    .toSorted((a, b) => a.from - b.from)
    .map(({ who }) => who)
    .filter((who, index, all) => all.findIndex(({ said }) => said === who.said) === index);
