import { Button, Dialog } from '../../../ui/index.ts';

/** Among few people a tap without a name is no secret, and that is said before it is given. */
export function TapDialog({ name, onAnswer }: { name: string; onAnswer: (yes: boolean) => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title="They may guess it was you"
      description={`A trust tap shows no name. But fewer than four of you were here since ${name} said this, so somebody may work out that it was you.`}
      actions={
        <>
          <Button kind="thread" onClick={() => onAnswer(true)}>
            Give it all the same
          </Button>
          <Button kind="bare" onClick={() => onAnswer(false)}>
            Not now
          </Button>
        </>
      }
    />
  );
}
