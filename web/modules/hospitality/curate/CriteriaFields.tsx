import { mostPlaces, usualCriteria, type Plan } from '@kinsong/contract/hospitality/retreat.ts';
import {
  consciousnessLevels,
  type ConsciousnessLevel,
} from '@kinsong/contract/seekers/consciousness-levels.ts';
import { Select, Stepper } from '../../../ui/index.ts';
import { levelWords } from '../retreat-words.ts';
import styles from './CriteriaFields.module.css';

type Criteria = Pick<Plan, 'min_trust_score' | 'places' | 'consciousness_level'>;

export interface CriteriaFieldsProps {
  value: Criteria;
  onChange: (next: Partial<Criteria>) => void;
}

const levels = consciousnessLevels.map((value) => ({ value, label: levelWords[value] }));

/** Who may come: above which trust, at which level, and to how many places. */
export function CriteriaFields({ value, onChange }: CriteriaFieldsProps) {
  return (
    <div className={styles.fields}>
      <Stepper
        label="Trust above"
        value={value.min_trust_score}
        min={usualCriteria.min_trust_score}
        max={1000}
        step={5}
        onChange={(min_trust_score) => onChange({ min_trust_score })}
      />
      <Stepper
        label="Places"
        value={value.places}
        min={1}
        max={mostPlaces}
        onChange={(places) => onChange({ places })}
      />
      <Select
        label="Level, at least"
        options={levels}
        value={value.consciousness_level}
        onChange={(level) => onChange({ consciousness_level: level as ConsciousnessLevel })}
      />
    </div>
  );
}
