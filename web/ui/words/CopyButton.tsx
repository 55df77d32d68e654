import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { Button, type ButtonKind } from '../controls/Button.tsx';

const SAID_FOR = 2400;

export interface CopyButtonProps {
  /** What lands on the clipboard. */
  text: string;
  label?: string;
  kind?: ButtonKind;
}

/** Says in words whether it worked; some browsers refuse the clipboard on plain http. */
export function CopyButton({ text, label = 'Copy', kind = 'secondary' }: CopyButtonProps) {
  const [state, setState] = useState<'rest' | 'copied' | 'refused'>('rest');
  useEffect(() => {
    if (state === 'rest') return;
    const timer = setTimeout(() => setState('rest'), SAID_FOR);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  const words = { rest: label, copied: 'Copied', refused: 'Select it and copy by hand' }[state];
  return (
    <Button kind={kind} icon={state === 'copied' ? Check : Copy} onClick={() => void copy()}>
      <span aria-live="polite">{words}</span>
    </Button>
  );
}
