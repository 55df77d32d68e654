import { useRef, useState } from 'react';
import { recognise } from './entry.data.ts';
import { isWholeNumber, mayBeWord } from './entry.words.ts';

/** Few are greeted by name at the door; how, comes when one is. */
export const firstNameOf = async (name: string): Promise<string> =>
  (await import('@kinsong/engines/text/first-name.ts')).firstName(name);

const expected = async (name: string | null): Promise<string> =>
  name === null ? '' : `You are expected, ${await firstNameOf(name)}.`;

function invited(host: string | null, place: string | null): string {
  if (host === null) return '';
  return place === null ? `${host} invites you.` : `${host} invites you to ${place}.`;
}

/**
 * Whom a whole code greets. Only a code that carries a recognition answers; anything else stays silent, so that the
 * screen tells nobody whether a code is good. Each code is asked about once.
 */
export function useGreeting(onName: (name: string) => void) {
  const [greeting, setGreeting] = useState('');
  const asked = useRef('');
  const ask = (code: string) => {
    if (asked.current === code) return;
    asked.current = code;
    setGreeting('');
    recognise(code).then(
      async ({ name, greeting: words, host, place }) => {
        const said = words ?? (await expected(name));
        if (asked.current !== code) return;
        if (name !== null) onName(name);
        setGreeting([said, invited(host, place)].filter(Boolean).join(' '));
      },
      // No answer: the code is refused when it is sent, and not before.
      () => {},
    );
  };
  return {
    greeting,
    typed: (code: string) => {
      if (isWholeNumber(code)) ask(code);
    },
    left: (code: string) => {
      if (isWholeNumber(code) || mayBeWord(code)) ask(code);
    },
  };
}
