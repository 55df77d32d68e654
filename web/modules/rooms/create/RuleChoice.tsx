import { rules, type Rule } from '@kinsong/contract/rooms/room.ts';
import Hourglass from 'lucide-react/icons/hourglass';
import BookOpen from 'lucide-react/icons/book-open';
import { RadioRows } from '../../spaces/index.ts';
import { ruleWords } from '../room-words.ts';

const icons = { kept: BookOpen, month: Hourglass } as const;

/** How long words stay, said in words; everybody in the room sees which it is. */
export function RuleChoice({ value, onChange }: { value: Rule; onChange: (rule: Rule) => void }) {
  return (
    <RadioRows
      label="How long words stay"
      rows={rules.map((rule) => ({ value: rule, icon: icons[rule], ...ruleWords[rule] }))}
      value={value}
      onChange={onChange}
    />
  );
}
