import CalendarArrowDown from 'lucide-react/icons/calendar-arrow-down';
import CalendarArrowUp from 'lucide-react/icons/calendar-arrow-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { IconButton, Menu } from '../../../ui/index.ts';
import { ImportSheet } from '../exchange/ImportSheet.tsx';
import { TakeAlongSheet } from '../exchange/TakeAlongSheet.tsx';

export interface CalendarMoreProps {
  /** The salon one looks at; null where one looks at all of one's own. */
  space: { readonly id: string; readonly name: string } | null;
  /** Whether one may put events into it. */
  mayWrite: boolean;
}

/** What one does with a calendar more rarely: take it along in another program, or bring one from there. */
export function CalendarMore({ space, mayWrite }: CalendarMoreProps) {
  const [open, setOpen] = useState<'take' | 'bring'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label="More of the calendar" />}
        items={[
          { label: 'Take it along', icon: CalendarArrowUp, onSelect: () => setOpen('take') },
          ...(space !== null && mayWrite
            ? [{ label: 'Bring a calendar', icon: CalendarArrowDown, onSelect: () => setOpen('bring') }]
            : []),
        ]}
      />
      <TakeAlongSheet space={space} open={open === 'take'} onClose={close} />
      {space !== null && <ImportSheet space={space} open={open === 'bring'} onClose={close} />}
    </>
  );
}
