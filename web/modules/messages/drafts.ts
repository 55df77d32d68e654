import { useEffect, useRef, useState } from 'react';
import { drafts, put } from '../../platform/cache/stores.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { toast } from '../../ui/index.ts';

export interface Draft {
  readonly text: string;
  /** Kept with each key, so that no reload and no other salon loses it. */
  set(text: string): void;
  /** Empties the field, and forgets what was written only when it is safe elsewhere. Answers whether it is. */
  handOver(safe: Promise<void>): Promise<boolean>;
}

/** What one has begun to write in a space. Another space is another field, with a key of its own. */
export function useDraft(space: string): Draft {
  const [text, setText] = useState('');
  const touched = useRef(false);
  const latest = useRef('');
  const show = (next: string): void => {
    latest.current = next;
    setText(next);
  };
  useEffect(() => {
    let left = false;
    void signedIn()
      .cache.get(drafts, space)
      .then((draft) => {
        if (!left && !touched.current && draft !== undefined) show(draft.text);
      })
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [space]);
  return {
    text,
    set(next) {
      touched.current = true;
      show(next);
      keep(space, next);
    },
    async handOver(safe) {
      const words = latest.current;
      touched.current = true;
      show('');
      try {
        await safe;
        keep(space, latest.current);
        return true;
      } catch {
        show(words + latest.current);
        toast({
          title: 'This browser could not keep your words',
          description: 'They are still in the field. Try again.',
        });
        return false;
      }
    },
  };
}

function keep(space: string, text: string): void {
  signedIn()
    .cache.write([text === '' ? { store: drafts, drop: space } : put(drafts, { space_id: space, text })])
    .catch(() => {});
}
