import type { ScreenProps } from '../../../app/screen.ts';
import { useStep } from '../useStep.ts';
import { TerminalScreen } from './TerminalScreen.tsx';

export function TerminalPart({ screen }: ScreenProps) {
  return <TerminalScreen title={screen.title} step={useStep('gameplay_intro')} />;
}
