import type { Choice } from '@kinsong/contract/votes/choice.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { useState, type ComponentType } from 'react';
import { cast } from '../votes.actions.ts';
import type { Voice } from '../unsent-ballots.ts';
import type { BallotProps } from './ballot-props.ts';
import { ConsentBallot } from './ConsentBallot.tsx';
import { DotsBallot } from './DotsBallot.tsx';
import { FinalDialog } from './FinalDialog.tsx';
import { PickBallot } from './PickBallot.tsx';
import { RankBallot } from './RankBallot.tsx';
import { SendingVoice } from './SendingVoice.tsx';
import { TimesBallot } from './TimesBallot.tsx';
import { YesNoBallot } from './YesNoBallot.tsx';

const ballots: Readonly<Record<Vote['way'], ComponentType<BallotProps>>> = {
  yes_no: YesNoBallot,
  pick_one: PickBallot,
  consent: ConsentBallot,
  ranked: RankBallot,
  time_poll: TimesBallot,
  dots: DotsBallot,
};

export interface BallotFormProps {
  vote: Vote;
  voice: Voice;
  /** The person whose voice it is, and their name where that is not oneself. */
  person: string;
  whose?: string;
}

/** Where one votes, in the way that is asked. What cannot be changed afterwards says so before it is cast. */
export function BallotForm({ vote, voice, person, whose }: BallotFormProps) {
  const [final, setFinal] = useState<Choice>();
  const { choice } = voice;
  const isFinal = vote.secrecy === 'anonymous';
  const Ballot = ballots[vote.way];
  const take = (wanted: Choice) => {
    if (isFinal) setFinal(wanted);
    else void cast(vote, wanted, person);
  };
  return (
    <>
      {!(isFinal && vote.voices.includes(person)) && (
        <Ballot
          // What was cast elsewhere meanwhile takes the place of what stands here.
          key={`${vote.amended} ${JSON.stringify(choice)}`}
          vote={vote}
          choice={choice}
          whose={whose}
          onCast={take}
        />
      )}
      <SendingVoice voice={voice} />
      <FinalDialog
        open={final !== undefined}
        onClose={() => setFinal(undefined)}
        onCast={() => {
          if (final !== undefined) void cast(vote, final, person);
          setFinal(undefined);
        }}
      />
    </>
  );
}
