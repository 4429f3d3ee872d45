import { tokenCosts } from '@nishiki/contract/tokens';
import { useState } from 'react';
import { allowanceOf, offerFor } from '../../app/analysis/allowance.ts';
import { NO_IMAGE, PANEL_LIMIT, refusal } from '../../app/analysis/photo-checks.ts';
import { useDroppedPhoto } from '../../app/analysis/upload/use-dropped-photo.ts';
import { readDraft, writeDraft } from '../../app/chat/composer-draft.ts';
import { useDraft } from '../../app/told/use-draft.ts';
import { refreshProfile, type AccountState } from '../../lib/account-store.ts';
import { importing } from '../../lib/importing.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FeedView } from './feed-view.tsx';
import { HealthForm } from './form/health-form.tsx';
import { Sidebar } from './sidebar.tsx';
import { useAssessment } from './use-assessment.ts';

const COST = tokenCosts.healthAssessment;
const DRAFT = 'koi-health';

const { Part: TokenDialog } = lazyPart(() =>
  importing(() => import('../../app/analysis/offers/token-dialog.tsx')),
);
const inDialog = {
  stays: 'Your photo and all that you entered stay on this page',
  back: 'Back to your assessment',
};

type Keeper = Extract<AccountState, { status: 'signed-in' }>;

/** Where a keeper has fish assessed: the feed, and under it what the next assessment is made of. */
const Room = ({ account }: { account: Keeper }) => {
  const telling = useDraft();
  const [photo, setPhoto] = useState<File | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [symptoms, setSymptoms] = useState(() => readDraft(DRAFT));
  /** Null before it was ever offered; a closed one stays, so that the focus goes back. */
  const [offered, setOffered] = useState<boolean | null>(null);
  const allowance = allowanceOf(account, 0);

  const write = (words: string) => {
    setSymptoms(words);
    writeDraft(DRAFT, words);
  };
  const { feed, busy, assess, cancel } = useAssessment({
    onJudged: () => {
      setPhoto(null);
      write('');
    },
    onRefused: setNotice,
    onTokensShort: () => setOffered(true),
  });
  const choose = (file: File) => {
    const words = refusal(file, PANEL_LIMIT);
    setNotice(words);
    if (words === null) setPhoto(file);
  };
  const over = useDroppedPhoto({ choose, refuse: setNotice, listens: !busy });
  const start = () => {
    setNotice(photo === null ? NO_IMAGE : null);
    if (photo === null) return;
    if (offerFor(allowance, COST) === null) {
      void assess({ photo, symptoms: symptoms.trim(), draft: telling.draft });
      return;
    }
    // Tokens may have come in on another device: then the next press goes through.
    void refreshProfile();
    setOffered(true);
  };
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <Sidebar allowance={allowance} onBuy={() => setOffered(true)} />
      <div className="min-w-0 space-y-8">
        <FeedView feed={feed} onCancel={cancel} />
        {!busy && (
          <HealthForm
            first={feed.length === 0}
            cameBack={feed.at(-1)?.outcome.phase === 'unanswered'}
            photo={photo}
            notice={notice}
            over={over}
            symptoms={symptoms}
            telling={telling}
            countryKnown={(account.profile?.country ?? null) !== null}
            allowance={allowance}
            onFile={choose}
            onRemove={() => setPhoto(null)}
            onWrite={write}
            onAssess={start}
          />
        )}
      </div>
      {offered !== null && (
        <TokenDialog
          open={offered}
          onClose={() => setOffered(false)}
          allowance={allowance}
          cost={COST}
          words={inDialog}
        />
      )}
    </div>
  );
};

export default Room;
