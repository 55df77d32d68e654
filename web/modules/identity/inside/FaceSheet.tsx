import { useState } from 'react';
import { failureOf, type Failure } from '../../../platform/api/failure.ts';
import { Button, FormErrors, Sheet } from '../../../ui/index.ts';
import { changeFace, noFace } from '../face-choice.ts';
import { FaceChooser, question } from '../FaceChooser.tsx';

export interface FaceSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whose face it is. */
  name: string;
  onChanged: (address: string) => void;
}

/** Another face for someone who is here already. */
export function FaceSheet({ open, onOpenChange, name, onChanged }: FaceSheetProps) {
  const [face, setFace] = useState(noFace);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const chosen = face.file !== undefined || face.link.trim() !== '' || face.drawn !== undefined;
  const turn = (next: boolean) => {
    setFailure(undefined);
    if (!next) setFace(noFace);
    onOpenChange(next);
  };
  const keep = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const address = await changeFace(face);
      if (address !== undefined) onChanged(address);
      turn(false);
    } catch (thrown) {
      setFailure(failureOf(thrown));
    } finally {
      setBusy(false);
    }
  };
  const atLink = face.file === undefined && face.link.trim() !== '' ? failure?.title : undefined;
  return (
    <Sheet
      open={open}
      onOpenChange={turn}
      title={question}
      actions={
        <Button kind="primary" busy={busy} disabled={!chosen && !busy} onClick={() => void keep()}>
          Keep this face
        </Button>
      }
    >
      {failure && atLink === undefined && (
        <FormErrors key={failure.title} title={failure.title}>
          {failure.description}
        </FormErrors>
      )}
      <FaceChooser name={name} known face={face} onChange={setFace} error={atLink} untitled />
    </Sheet>
  );
}
