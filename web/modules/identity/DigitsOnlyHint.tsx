import { useState } from 'react';

/** Keeps the digits of what is typed, and remembers what was typed with letters. */
export function useDigitsOnly(on: boolean) {
  const [letters, setLetters] = useState('');
  return {
    letters,
    keep(code: string): string {
      if (!on || /^[\d\s-]*$/.test(code)) return code;
      setLetters(code);
      return code.replace(/\D/g, '');
    },
  };
}

/** This field takes digits only; a code with letters is taken by the entry screen. */
export function DigitsOnlyHint({ code }: { code: string }) {
  return (
    <>
      Has your code letters in it?{' '}
      <a href={`/enter?${new URLSearchParams({ code })}`}>Use it on the entry screen</a>
    </>
  );
}
