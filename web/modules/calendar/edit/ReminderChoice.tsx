import { mostReminders } from '@kinsong/contract/calendar/event.ts';
import { reminderWord } from '../marks/reminder-words.ts';
import { Toggles } from './Toggles.tsx';

const usual = [0, 15, 60, 1440, 7 * 1440] as const;

export interface ReminderChoiceProps {
  reminders: readonly number[];
  onChange: (reminders: readonly number[]) => void;
}

/** When whoever comes is reminded: as often as five times. What was chosen elsewhere stands among the usual ones. */
export function ReminderChoice({ reminders, onChange }: ReminderChoiceProps) {
  const all = [...new Set<number>([...usual, ...reminders])].sort((a, b) => a - b);
  const turn = (minutes: number) =>
    onChange(
      reminders.includes(minutes)
        ? reminders.filter((each) => each !== minutes)
        : [...reminders, minutes].slice(-mostReminders),
    );
  return (
    <Toggles
      label="Remind whoever comes"
      options={all.map((minutes) => ({ key: String(minutes), words: reminderWord(minutes) }))}
      chosen={reminders.map(String)}
      onTurn={(key) => turn(Number(key))}
    />
  );
}
