import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../drawing/Icon.tsx';
import styles from './FormErrors.module.css';

export interface FormErrorsProps {
  /** What failed. */
  title: string;
  /** What was kept and what to do next. */
  children?: ReactNode;
  /** The fields to mend, each a link to its field. */
  fields?: readonly { id: string; message: string }[];
}

/** Stands above a form that was refused, and takes the focus as it appears, so that it is heard at once. */
export function FormErrors({ title, children, fields = [] }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <Icon of={TriangleAlert} />
      <div className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {children && <p>{children}</p>}
        {fields.length > 0 && (
          <ul>
            {fields.map((field) => (
              <li key={field.id}>
                <a
                  className={styles.link}
                  href={`#${field.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(field.id)?.focus();
                  }}
                >
                  {field.message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
