import { useState } from 'react';
import { isBusy } from '../../app/analysis/analysis-state.ts';
import { AllowanceBox } from '../../app/analysis/offers/allowance-box.tsx';
import { OfferDialogs } from '../../app/analysis/offers/offer-dialogs.tsx';
import { LazyQuickPanel } from '../../app/analysis/panel/lazy-quick.tsx';
import type { Send } from '../../app/analysis/run-analysis.ts';
import { identifyTool } from '../../app/analysis/tools.ts';
import { Workbench } from '../../app/analysis/upload/workbench.tsx';
import { usePhotoTool } from '../../app/analysis/use-photo-tool.ts';
import { PageHeading } from '../../app/page-heading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { isExample } from './example/example-photo.ts';
import { ExampleSection } from './example/example-section.tsx';
import { useExample } from './example/use-example.ts';
import { LazyHowItWorks } from './intro/lazy-how.tsx';
import { LazyFinished, preloadFinished } from './lazy-finished.tsx';
import { LazyReading } from './lazy-reading.tsx';

const send: Send = async ({ photo, ask }, options) =>
  isExample(photo)
    ? (await import('./example/send-example.ts')).sendExample(options)
    : ask({ analysisType: 'comprehensive' });

const IdentifyPage = () => {
  const [tab, setTab] = useState<'full' | 'quick'>('full');
  const tool = usePhotoTool(identifyTool, {
    send,
    isOwn: isExample,
    isPaid: ({ outcome }) => outcome === 'identified',
    preload: preloadFinished,
    listens: tab === 'full',
  });
  const { state, photo, means } = tool;
  const runExample = useExample(tool);
  const full = () =>
    state.phase === 'done' ? (
      <div className="space-y-8">
        <LazyFinished
          {...state}
          allowance={means.allowance}
          onAnother={tool.another}
          onPick={tool.pick}
        />
        <div className="max-w-measure">
          <AllowanceBox {...means} />
        </div>
      </div>
    ) : (
      <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Workbench {...tool.bench} state={state} kept={!isExample(photo)} />
        <div className="space-y-8">
          <AllowanceBox {...means} />
          <LazyHowItWorks />
        </div>
      </div>
    );
  return (
    <div className="page-width space-y-20 py-10 sm:py-14">
      <div className="space-y-6">
        <div className="max-w-measure space-y-3">
          <PageHeading>Identify your koi</PageHeading>
          {state.phase !== 'done' && (
            <p className="text-lg text-muted">
              One photo from above: the variety it most likely is, how sure that is and why, and
              what the photo shows of health, show quality and water.
            </p>
          )}
        </div>
        <Tabs
          label="Ways to read a photo"
          open={tab}
          onOpen={setTab}
          tabs={[
            { id: 'full', label: 'Full analysis', content: full },
            {
              id: 'quick',
              label: 'Quick panel',
              content: (active) => <LazyQuickPanel active={active} />,
            },
          ]}
        />
      </div>
      <ExampleSection
        busy={isBusy(state)}
        onRun={() => {
          setTab('full');
          runExample();
        }}
      />
      <LazyReading />
      <OfferDialogs {...tool.offers} />
    </div>
  );
};

export default IdentifyPage;
