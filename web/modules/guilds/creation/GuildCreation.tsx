import '../../../ui/tokens.stars.css';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Stage } from '../../../ui/index.ts';
import { BackArrow, useStep } from '../../onboarding/index.ts';
import { begunGuild, type GuildDraft } from './guild-draft.ts';
import { GuildForm } from './GuildForm.tsx';

/** Where a guild is founded: in the first evening by whoever asked for it, and on any later day. */
export function GuildCreation() {
  const { again, back, finish, skip } = useStep('guild_creation');
  const go = useNavigate();
  const [begun, setBegun] = useState<GuildDraft>();
  useEffect(() => void begunGuild().then(setBegun), []);
  return (
    <Stage area="guild" corner={!again && <BackArrow to={back} />}>
      {begun && (
        <GuildForm
          begun={begun}
          onEstablished={(id) => (again ? void go({ href: `/salon/${id}` }) : finish())}
          onNotNow={skip}
        />
      )}
    </Stage>
  );
}
