import { sheetLater } from '../../ui/index.ts';
import type { ChangeSheetProps } from './cards/ChangeSheet.tsx';
import type { JumpToDaySheetProps } from './chat/JumpToDaySheet.tsx';
import type { LightAndSoundSheetProps } from './light/LightAndSoundSheet.tsx';
import type { SentToModelSheetProps } from './sent-to-model/SentToModelSheet.tsx';

export const ChangeSheet = sheetLater<ChangeSheetProps>(
  async () => (await import('./cards/ChangeSheet.tsx')).ChangeSheet,
  ({ offer }) => offer !== undefined,
  ({ onClose }) => onClose(),
);

export const JumpToDaySheet = sheetLater<JumpToDaySheetProps>(
  async () => (await import('./chat/JumpToDaySheet.tsx')).JumpToDaySheet,
  ({ open }) => open,
  ({ onOpenChange }) => onOpenChange(false),
);

export const LightAndSoundSheet = sheetLater<LightAndSoundSheetProps>(
  async () => (await import('./light/LightAndSoundSheet.tsx')).LightAndSoundSheet,
  ({ open }) => open,
  ({ onOpenChange }) => onOpenChange(false),
);

export const SentToModelSheet = sheetLater<SentToModelSheetProps>(
  async () => (await import('./sent-to-model/SentToModelSheet.tsx')).SentToModelSheet,
  ({ message }) => message !== undefined,
  ({ onClose }) => onClose(),
);
