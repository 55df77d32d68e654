import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { SearchProps } from '../../platform/web-module.ts';
import { sheetLater } from '../../ui/index.ts';
import type { Deed } from './deeds/deed.ts';

export const SearchSheet = sheetLater<SearchProps>(
  async () => (await import('./search/SearchSheet.tsx')).SearchSheet,
  ({ open }) => open,
  ({ onOpenChange }) => onOpenChange(false),
);

export const TakeBackDialog = sheetLater<{ message: Message | undefined; onClose: () => void }>(
  async () => (await import('./stream/TakeBackDialog.tsx')).TakeBackDialog,
  ({ message }) => message !== undefined,
  ({ onClose }) => onClose(),
);

export const DeedSheet = sheetLater<{ deed: Deed | undefined; onClose: () => void }>(
  async () => (await import('./deeds/DeedSheet.tsx')).DeedSheet,
  ({ deed }) => deed !== undefined,
  ({ onClose }) => onClose(),
);
