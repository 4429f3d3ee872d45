import { useState } from 'react';
import { useAccount } from '../../../lib/account-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import type { Telling } from '../../../app/told/use-draft.ts';
import { maySpeak } from '../../../app/speech/may-speak.ts';
import { Proposals } from './proposals.tsx';
import { signsIn, type Proposal } from './signs-in.ts';
import { SpeakButton } from './speak-button.tsx';
import { useSpeech } from '../../../app/speech/use-speech.ts';

type VoiceCardProps = { telling: Telling; onUpgrade: () => void };

/** The fish described in the keeper's own words, spoken or typed, and turned into answers of the checklist. */
const VoiceCard = ({ telling, onUpgrade }: VoiceCardProps) => {
  const account = useAccount();
  const profile = account.status === 'signed-in' ? account.profile : null;
  const [text, setText] = useState('');
  const [proposals, setProposals] = useState<readonly Proposal[] | null>(null);
  const [added, setAdded] = useState(0);
  const speech = useSpeech((words) => setText((before) => `${before} ${words}`.trim()));
  const without = ({ id }: Proposal) =>
    setProposals((before) => before?.filter((one) => one.id !== id) ?? null);
  const find = () => {
    setAdded(0);
    setProposals(signsIn(text).filter(({ id, present }) => telling.draft.answers[id] !== present));
  };
  const confirm = (proposal: Proposal) => {
    telling.answer(proposal.id, proposal.present);
    setAdded((before) => before + 1);
    without(proposal);
  };
  return (
    <Card aria-labelledby="voice-heading" className="space-y-5">
      <div className="max-w-measure space-y-2">
        <h2 id="voice-heading" className="text-2xl">
          Say what you see
        </h2>
        <p className="text-muted">
          With wet hands at the pond, describe the fish in your own words. Nishiki looks for signs
          in them and proposes answers for the checklist.
        </p>
      </div>
      <TextAreaField
        label="What you see, in English"
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint="Such as: it rubs on the wall, has white spots on its fins and does not eat."
      />
      <div className="flex flex-wrap items-center gap-3">
        <SpeakButton
          allowed={maySpeak(profile, new Date())}
          listening={speech.listening}
          onToggle={speech.toggle}
          onUpgrade={onUpgrade}
        />
        <Button onClick={find}>Find signs in this</Button>
      </div>
      {speech.failure !== null && (
        <Notice live tone="attention">
          {speech.failure}
        </Notice>
      )}
      {proposals !== null && proposals.length > 0 && (
        <Proposals proposals={proposals} onConfirm={confirm} onDismiss={without} />
      )}
      <p role="status" className="text-sm">
        {proposals?.length === 0 && added === 0 && 'No new signs were found in these words.'}
        {added > 0 &&
          `${added === 1 ? 'One answer' : `${added} answers`} added to the checklist of the next search.`}
      </p>
      <p className="max-w-measure text-sm text-muted">
        Your voice is turned into words by your browser; its maker may process the sound on its own
        servers. Nishiki gets no sound, and the words stay on this page.
      </p>
    </Card>
  );
};

export default VoiceCard;
