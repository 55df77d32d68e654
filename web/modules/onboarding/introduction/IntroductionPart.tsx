import { firstName } from '@kinsong/engines/text/first-name.ts';
import type { ScreenProps } from '../../../app/screen.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { useStep } from '../useStep.ts';
import { IntroductionScreen } from './IntroductionScreen.tsx';

export function IntroductionPart({ screen }: ScreenProps) {
  const { avatar_name, name } = signedIn().person;
  return (
    <IntroductionScreen
      title={screen.title}
      name={firstName(avatar_name || name)}
      step={useStep('game_intro')}
    />
  );
}
