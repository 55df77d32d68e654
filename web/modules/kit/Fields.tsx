import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { Badge, FormErrors, PasswordField, Stepper, TextArea, TextField } from '../../ui/index.ts';
import Check from 'lucide-react/icons/check';
import { Sample, Samples } from './Sample.tsx';

export function Fields() {
  const [uses, setUses] = useState(3);
  const [hours, setHours] = useState(72);
  return (
    <Samples>
      <FormErrors title="Authentication failed" fields={[{ id: 'code', message: 'Mend the code' }]}>
        All that you wrote is still here. Check the code and try again.
      </FormErrors>
      <Sample name="Words" flow="columns">
        <TextField label="Who is it for? Mairy will know the name" defaultValue="Marit" />
        <TextField
          label="A word for the code, if you like"
          defaultValue="WINTERDOOR"
          digits
          after={
            <Badge icon={Check} tone="good">
              free
            </Badge>
          }
        />
        <TextField
          label="E-mail"
          icon={Mail}
          type="email"
          placeholder="you@hearth.example"
          help="Only your inviter sees it."
        />
        <TextField
          id="code"
          label="Invitation code"
          icon={KeyRound}
          digits
          defaultValue="4471"
          error="This code has been used, or a digit slipped."
        />
        <PasswordField label="Password" defaultValue="oma’s soup pot" />
        <TextField label="Name" defaultValue="Ilse Marrow" disabled />
      </Sample>
      <Sample name="Numbers and letters" flow="columns">
        <Stepper label="Uses" unit="people" min={1} max={100} value={uses} onChange={setUses} />
        <Stepper label="Open for" unit="hours" min={1} max={720} value={hours} onChange={setHours} />
        <TextArea
          label="Your greeting"
          defaultValue="Hanna told us about you. There is soup, and there is a chair by the window."
        />
      </Sample>
    </Samples>
  );
}
