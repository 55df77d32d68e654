import { Avatar, AvatarStack, Badge, HealthBadge, House, Logo } from '../../ui/index.ts';
import styles from './KitPage.module.css';
import { Sample, Samples } from './Sample.tsx';

const names = [
  'Ruth',
  'Oma Grete',
  'Piet',
  'Anna Dekker',
  'Tomas',
  'Noor',
  'Bram',
  'Hanna',
  'Ilse Marrow',
  'Jonas',
];
const people = names.map((name) => ({ name }));

export function Marks() {
  return (
    <Samples>
      <Sample name="The sign">
        <Logo size="l" glow />
        <Logo />
        <Logo size="small" />
        <Logo turning glow />
        <Logo plain />
      </Sample>
      <Sample name="Faces">
        {names.map((name, at) => (
          <Avatar key={name} name={name} size="l" home={at % 3 === 0} />
        ))}
        <AvatarStack people={people} />
        <Avatar name="No picture" url="/not-there.png" />
      </Sample>
      <Sample name="Health">
        <HealthBadge health="excellent" />
        <HealthBadge health="healthy" />
        <HealthBadge health="attention_needed" filled />
        <HealthBadge health="critical" filled />
        <Badge filled>sample</Badge>
      </Sample>
      <Sample name="The house: nobody, one, five at home" flow="columns">
        {[0, 1, 5].map((home) => (
          <House key={home} home={home} className={styles.house} />
        ))}
      </Sample>
    </Samples>
  );
}
