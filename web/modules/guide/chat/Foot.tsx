import { SayField } from './SayField.tsx';
import { ToolBar } from './ToolBar.tsx';

export function Foot({ onSent }: { onSent: () => void }) {
  return (
    <>
      <SayField onSent={onSent} />
      <ToolBar />
    </>
  );
}
