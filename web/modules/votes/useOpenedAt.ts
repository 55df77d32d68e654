import { useState } from 'react';
import { localText } from './closing-time.ts';

/** When a form was opened, as fields for a day and an hour have it: nothing in them lies before it. */
export function useOpenedAt(): string {
  const [at] = useState(() => localText(new Date()));
  return at;
}
