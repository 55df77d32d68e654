import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { Doc } from '@kinsong/contract/docs/doc.ts';
import type { Shown } from '../unsent-overlay.ts';

export interface DocPageProps {
  doc: Shown<Doc>;
  /** The names of what it lies in, from the salon down. */
  way: readonly string[];
  abilities: ReadonlySet<Capability>;
  isWide: boolean;
  onBack: () => void;
  onHistory: () => void;
  onOpen: (id: string) => void;
}
