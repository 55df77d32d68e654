import { useRef, useState } from 'react';
import { recognise } from './entry.data.ts';
import { isWholeNumber, mayBeWord } from './entry.words.ts';

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
      ({ name, greeting: words }) => {
        if (asked.current !== code) return;
        if (name !== null) onName(name);
        setGreeting(words ?? (name === null ? '' : `You are expected, ${name}.`));
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
