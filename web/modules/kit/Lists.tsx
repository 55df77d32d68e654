import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageCircle from 'lucide-react/icons/message-circle';
import Users from 'lucide-react/icons/users';
import {
  AreaBar,
  Avatar,
  AvatarStack,
  Badge,
  Card,
  Count,
  DateLine,
  HealthBadge,
  Icon,
  List,
  ProgressBar,
  Row,
  SkeletonRows,
} from '../../ui/index.ts';
import { Sample, Samples } from './Sample.tsx';

const family = ['Ruth', 'Oma Grete', 'Piet', 'Anna Dekker', 'Tomas', 'Noor'].map((name) => ({ name }));
const bar = [
  { label: 'Messages', icon: MessageCircle, href: '/house?part=lists', current: true, count: 4 },
  { label: 'To Do', icon: ListChecks, href: '/house?part=controls', count: 120 },
  { label: 'Calendar', icon: CalendarDays, href: '/house?part=fields' },
  { label: 'Docs', icon: FileText, href: '/house?part=states' },
  { label: 'Peeps', icon: Users, href: '/house?part=layers' },
];

export function Lists() {
  return (
    <Samples>
      <Sample name="The area’s own bar" flow="tall">
        <AreaBar label="In this salon" items={bar} />
      </Sample>
      <Sample name="Rows and cards" flow="columns">
        <List label="Urgent" heading="ember">
          <Row
            lead={<Avatar name="Tomas" named />}
            title="Move Oma’s bed away from the drip"
            detail={
              <Badge icon={Clock} tone="ember">
                2 days late
              </Badge>
            }
            end="19:41"
            onPress={() => undefined}
          />
          <Row
            lead={<Avatar name="Anna Dekker" named home />}
            title="Ask Bram about the roof before Friday, and whether the ladder can stay until the week after"
            detail="Oma Grete said"
            end={<Count count={3} words="new" />}
            href="/house"
            selected
          />
        </List>
        <Card look="lit">
          <h3>Mending the House</h3>
          <HealthBadge health="attention_needed" filled /> <AvatarStack people={family} />
          <ProgressBar label="Eleven of eighteen done" value={61} />
        </Card>
        <Card href="/salons">
          <Icon of={CalendarDays} />
          <h3>A whole card that leads somewhere</h3>
        </Card>
        <SkeletonRows label="The salons are on their way" rows={3} />
      </Sample>
      <DateLine date={new Date(2026, 9, 14)} />
      <DateLine label="New since you were here" lit />
    </Samples>
  );
}
