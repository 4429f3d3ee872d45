import { useEffect, useState } from 'react';
import { PageHeading } from '../../app/page-heading.tsx';
import { refreshProfile, useAccount } from '../../lib/account-store.ts';
import { hasStoredSession } from '../../lib/auth-client.ts';
import { photoHandoff } from '../../lib/photo-handoff.ts';
import { useToast } from '../../ui/toast.tsx';
import { allowanceOf, offerFor } from './allowance.ts';
import { isBusy } from './analysis-state.ts';
import { isExample } from './example/example-photo.ts';
import { ExampleSection } from './example/example-section.tsx';
import { useExample } from './example/use-example.ts';
import { Finished } from './finished.tsx';
import { HowItWorks } from './intro/how-it-works.tsx';
import { LazyReading } from './lazy-reading.tsx';
import { AllowanceBox } from './offers/allowance-box.tsx';
import { OfferDialogs, preloadOffers } from './offers/offer-dialogs.tsx';
import { useDroppedPhoto } from './upload/use-dropped-photo.ts';
import { Workbench } from './upload/workbench.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useIdentifyStatus } from './use-identify-status.ts';
import { useOffers } from './use-offers.ts';
import { tries, useTriesLeft } from './use-tries.ts';

const IdentifyPage = () => {
  const { offer, show, close } = useOffers();
  const account = useAccount();
  const triesLeft = useTriesLeft();
  const allowance = allowanceOf(account, triesLeft);
  const seconds = useIdentifyStatus();
  const toast = useToast();
  const { state, choose, refuse, remove, cancel, analyse } = useAnalysis({
    onDone: ({ outcome }, read) => {
      if (isExample(read)) return;
      // The photo went with the keeper's name if there is one now: the account may be still loading.
      if (hasStoredSession()) void refreshProfile();
      if (outcome !== 'identified') return;
      if (!hasStoredSession()) tries.countOne();
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
    onNoTokens: () => {
      void refreshProfile();
      show('tokens');
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
    if (photo !== null) preloadOffers(allowance.kind);
  }, [photo, allowance.kind]);
  const start = () => {
    const instead = photo === null || isExample(photo) ? null : offerFor(allowance);
    if (instead === null) return void analyse(photo);
    // Tokens may have come in on another device: then the next press goes through.
    if (instead === 'tokens') void refreshProfile();
    show(instead);
  };
  const runExample = useExample({ choose, refuse, analyse });
  const another = () => {
    setRestarted(true);
    remove();
  };
  const allowanceBox = (
    <AllowanceBox
      status={account.status}
      allowance={allowance}
      triesLeft={triesLeft}
      onSignUp={() => show('sign-up')}
      onBuy={() => show('tokens')}
      onUpgrade={() => show('upgrade')}
    />
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
            <div className="max-w-measure">{allowanceBox}</div>
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
              {allowanceBox}
              <HowItWorks seconds={seconds} />
            </div>
          </div>
        )}
      </div>
      <ExampleSection busy={isBusy(state)} onRun={runExample} />
      <LazyReading />
      <OfferDialogs
        offer={offer}
        onClose={close}
        allowance={allowance}
        onLeave={() => {
          if (photo !== null) photoHandoff.put(photo);
        }}
      />
    </div>
  );
};

export default IdentifyPage;
