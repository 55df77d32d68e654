import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** So many are shown; who is not among them is found by one letter more. */
const mostShown = 6;

interface Asked {
  readonly people: ReadonlyMap<string, Member>;
  readonly me: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  put(text: string): void;
}

export interface Names {
  readonly open: boolean;
  readonly found: readonly Member[];
  readonly at: number;
  /** Whom one has chosen, for names that two have. */
  readonly meant: ReadonlySet<string>;
  /** Where the caret stands now. */
  look(): void;
  /** Answers whether the key was meant for the list. */
  press(event: KeyboardEvent): boolean;
  choose(member: Member): void;
  close(): void;
}

/** Who may be meant by an '@' and the letters before the caret. */
export function useNameList({ people, me, field, text, put }: Asked): Names {
  const [caret, setCaret] = useState(0);
  const [row, setRow] = useState(0);
  const [closedAt, setClosedAt] = useState<number>();
  const [meant, setMeant] = useState<ReadonlySet<string>>(new Set());
  const begun = /(?<![\p{L}\p{N}])@([\p{L}\p{N}'’ -]{0,40})$/u.exec(text.slice(0, caret));
  const part = begun?.[1]?.toLowerCase() ?? '';
  const found = begun === null || closedAt === begun.index ? [] : named(people, me, part);
  const at = Math.min(row, Math.max(0, found.length - 1));
  const choose = ({ person_id, name }: Member) => {
    if (begun === null) return;
    setMeant((before) => new Set([...before, person_id]));
    const before = `${text.slice(0, begun.index)}@${name} `;
    flushSync(() => put(before + text.slice(caret).replace(/^ /, '')));
    field.current?.focus();
    field.current?.setSelectionRange(before.length, before.length);
    setCaret(before.length);
    setClosedAt(begun.index);
    setRow(0);
  };
  return {
    open: found.length > 0,
    found,
    at,
    meant,
    look: () => {
      const next = field.current?.selectionStart ?? 0;
      setCaret(next);
      if (!text.slice(0, next).includes('@')) setClosedAt(undefined);
    },
    press: (event) => {
      const chosen = found[at];
      if (chosen === undefined || event.nativeEvent.isComposing) return false;
      if (event.key === 'ArrowDown') setRow((at + 1) % found.length);
      else if (event.key === 'ArrowUp') setRow((at + found.length - 1) % found.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen);
      else if (event.key === 'Escape') setClosedAt(begun?.index);
      else return false;
      event.preventDefault();
      return true;
    },
    choose,
    close: () => setClosedAt(begun?.index),
  };
}

function named(people: ReadonlyMap<string, Member>, me: string, part: string): Member[] {
  return [...people.values()]
    .filter(({ person_id, left_at, name }) => {
      const whole = name.toLowerCase();
      const begins = whole.startsWith(part) || whole.split(/\s+/).some((word) => word.startsWith(part));
      return left_at === null && person_id !== me && begins;
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .slice(0, mostShown);
}
