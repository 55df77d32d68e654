import type { ScreenProps } from '../../../app/screen.ts';
import { useStep } from '../useStep.ts';
import { typedTexts, type TypedKey } from './typed-texts.ts';
import { TypedScreen } from './TypedScreen.tsx';

/** One of the four typed screens, by its key. */
export function TypedPart({ screen }: ScreenProps) {
  const part = screen.key as TypedKey;
  return <TypedScreen title={screen.title} words={typedTexts[part]} step={useStep(part)} />;
}
