import type { ScreenProps } from '../../../app/screen.ts';
import { useSoul } from '../../seekers/index.ts';
import { useStep } from '../useStep.ts';
import { MissionScreen } from './MissionScreen.tsx';

export function MissionPart({ screen }: ScreenProps) {
  return <MissionScreen title={screen.title} soul={useSoul()} step={useStep('game_features')} />;
}
