import { Sheet } from '../../../ui/index.ts';
import { NightSky } from './NightSky.tsx';
import { NightTalk } from './NightTalk.tsx';

export interface NightSheetProps {
  space: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Somebody listens. What is said here is between one person and Mairy, and gone when the sheet is closed. */
export function NightSheet({ space, open, onOpenChange }: NightSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Night Council"
      description="Nobody in this salon reads what you write here."
    >
      {open && (
        <>
          <NightSky />
          <NightTalk space={space} />
        </>
      )}
    </Sheet>
  );
}
