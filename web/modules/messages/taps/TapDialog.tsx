import { Button, Dialog } from '../../../ui/index.ts';

/** Among few people a tap without a name is no secret, and that is said before it is given. */
export function TapDialog({ name, onAnswer }: { name: string; onAnswer: (yes: boolean) => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title="This tap can be guessed"
      description={`A trust tap carries no name. But there are fewer than four of you here, and ${name} can work out whose it is.`}
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
