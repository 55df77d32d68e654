import { textsOf } from '@kinsong/contract/onboarding/commitment-texts.ts';
import type { CommitmentTexts } from '@kinsong/contract/onboarding/commitment-texts/commitment-text.ts';
import { useState } from 'react';
import { Button, Sheet } from '../../../ui/index.ts';
import { NdaText } from './NdaText.tsx';

export interface NdaLinkProps {
  texts: CommitmentTexts;
  /** The version that one promised before. */
  before?: number | undefined;
  className?: string | undefined;
}

/** The long form, in a sheet; beside it the one that one had promised. */
export function NdaLink({ texts, before, className }: NdaLinkProps) {
  const [open, setOpen] = useState(false);
  const [old, setOld] = useState(false);
  const earlier = before === undefined ? undefined : textsOf(before);
  const shown = old && earlier !== undefined ? earlier : texts;
  return (
    <>
      <Button kind="bare" className={className} onClick={() => setOpen(true)}>
        Read the whole NDA
      </Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={texts.commitments.nda.title}
        actions={
          earlier && (
            <Button wide onClick={() => setOld(!old)}>
              {old ? 'Read how it is now' : 'Read how it was when you promised'}
            </Button>
          )
        }
      >
        <NdaText texts={shown} />
      </Sheet>
    </>
  );
}
