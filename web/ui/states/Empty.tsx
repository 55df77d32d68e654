import type { ReactNode } from 'react';
import { StatePicture } from './StatePicture.tsx';

export interface EmptyProps {
  title: string;
  /** What will be here, and how the first one comes about. */
  children: ReactNode;
  actions?: ReactNode;
}

export function Empty({ title, children, actions }: EmptyProps) {
  return (
    <StatePicture home={1} title={title} actions={actions}>
      {children}
    </StatePicture>
  );
}
