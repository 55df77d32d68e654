import { templates, type Template } from '@kinsong/contract/spaces/settings.ts';
import { useId } from 'react';
import { DrawnThumbnail } from '../../SalonThumbnail.tsx';
import { motifOfTemplate } from '../../thumbnail-motif.ts';
import { templateWords } from './founding-words.ts';
import styles from './TemplateChoice.module.css';

export interface TemplateChoiceProps {
  value: Template;
  onChange: (value: Template) => void;
}

/** What a salon is furnished with on its first day: six pictures, one of them chosen. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.templates}>
      <legend className={styles.label}>What it begins with</legend>
      {templates.map((template) => (
        <label key={template} className={styles.template}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={template === value}
            onChange={() => onChange(template)}
          />
          <DrawnThumbnail motif={motifOfTemplate[template]} />
          {templateWords[template]}
        </label>
      ))}
    </fieldset>
  );
}
