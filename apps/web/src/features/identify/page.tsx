import { useEffect, useState } from 'react';
import { PageHeading } from '../../app/page-heading.tsx';
import { photoHandoff } from '../../lib/photo-handoff.ts';
import { useToast } from '../../ui/toast.tsx';
import { ExampleSection } from './example/example-section.tsx';
import { Finished } from './finished.tsx';
import { Faq } from './intro/faq.tsx';
import { HowItWorks } from './intro/how-it-works.tsx';
import { PhotoTips } from './intro/photo-tips.tsx';
import { OfferDialogs, preloadSignUp, type Offer } from './offers/offer-dialogs.tsx';
import { PlanGrid } from './offers/plan-grid.tsx';
import { TriesBox } from './offers/tries-box.tsx';
import { useDroppedPhoto } from './upload/use-dropped-photo.ts';
import { Workbench } from './upload/workbench.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useIdentifyStatus } from './use-identify-status.ts';
import { tries, useTriesLeft } from './use-tries.ts';

const IdentifyPage = () => {
  const [offer, setOffer] = useState<Offer | null>(null);
  const show = (kind: Offer['kind']) => setOffer({ kind, open: true });
  const left = useTriesLeft();
  const seconds = useIdentifyStatus();
  const toast = useToast();
  const { state, choose, refuse, remove, cancel, analyse } = useAnalysis({
    onDone: ({ outcome }) => {
      if (outcome !== 'identified') return;
      tries.countOne();
      toast.show({
        title: 'Analysis Complete!',
        description: 'Your koi has been analyzed successfully.',
        tone: 'good',
      });
    },
    onNoTries: (forGood) => {
      if (forGood) tries.atLeast(Infinity);
      else tries.pause();
      show('sign-up');
    },
  });
  const [restarted, setRestarted] = useState(false);
  const over = useDroppedPhoto({ choose, refuse });
  useEffect(() => {
    const brought = photoHandoff.take();
    if (brought !== null) choose(brought);
  }, [choose]);

  const photo = state.phase === 'idle' ? null : state.photo;
  useEffect(() => {
    if (photo !== null) preloadSignUp();
  }, [photo]);
  const start = () => {
    if (photo !== null && left === 0) show('sign-up');
    else void analyse(photo);
  };
  const another = () => {
    setRestarted(true);
    remove();
  };
  const triesBox = (
    <TriesBox left={left} onSignUp={() => show('sign-up')} onUpgrade={() => show('upgrade')} />
  );
  return (
    <div className="page-width space-y-20 py-10 sm:py-14">
      <div className="space-y-8">
        <div className="max-w-measure space-y-3">
          <PageHeading>Identify your koi</PageHeading>
          {state.phase !== 'done' && (
            <p className="text-lg text-muted">
              One photo from above: the variety it most likely is, how sure that is and why, and
              what the photo shows of health, show quality and water.
            </p>
          )}
        </div>
        {state.phase === 'done' ? (
          <>
            <Finished {...state} onAnother={another} />
            <div className="max-w-measure">{triesBox}</div>
          </>
        ) : (
          <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <Workbench
              state={state}
              over={over}
              restarted={restarted}
              onFile={choose}
              onRemove={remove}
              onAnalyse={start}
              onCancel={cancel}
            />
            <div className="space-y-8">
              {triesBox}
              <HowItWorks seconds={seconds} />
            </div>
          </div>
        )}
      </div>
      <ExampleSection />
      <PhotoTips />
      <PlanGrid />
      <Faq />
      <OfferDialogs
        offer={offer}
        onClose={() => setOffer((shown) => shown && { ...shown, open: false })}
      />
    </div>
  );
};

export default IdentifyPage;
