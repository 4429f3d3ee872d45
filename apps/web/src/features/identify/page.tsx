import { isBusy } from '../../app/analysis/analysis-state.ts';
import { AllowanceBox } from '../../app/analysis/offers/allowance-box.tsx';
import { OfferDialogs } from '../../app/analysis/offers/offer-dialogs.tsx';
import { Workbench } from '../../app/analysis/upload/workbench.tsx';
import type { Send } from '../../app/analysis/use-analysis.ts';
import { useIdentifyStatus } from '../../app/analysis/use-identify-status.ts';
import { usePhotoTool } from '../../app/analysis/use-photo-tool.ts';
import { PageHeading } from '../../app/page-heading.tsx';
import { isExample } from './example/example-photo.ts';
import { ExampleSection } from './example/example-section.tsx';
import { sendExample } from './example/send-example.ts';
import { useExample } from './example/use-example.ts';
import { HowItWorks } from './intro/how-it-works.tsx';
import { LazyFinished } from './lazy-finished.tsx';
import { LazyReading } from './lazy-reading.tsx';
import { identifyTool } from './tool.ts';

const send: Send = ({ photo, ask }, options) =>
  isExample(photo) ? sendExample(options) : ask({ analysisType: 'comprehensive' });

const IdentifyPage = () => {
  const { state, photo, choose, refuse, analyse, another, means, bench, offers } = usePhotoTool(
    identifyTool,
    { send, isOwn: isExample, isPaid: ({ outcome }) => outcome === 'identified' },
  );
  const seconds = useIdentifyStatus(identifyTool);
  const runExample = useExample({ choose, refuse, analyse });
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
            <LazyFinished {...state} onAnother={another} />
            <div className="max-w-measure">
              <AllowanceBox {...means} />
            </div>
          </>
        ) : (
          <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <Workbench {...bench} state={state} kept={!isExample(photo)} />
            <div className="space-y-8">
              <AllowanceBox {...means} />
              <HowItWorks seconds={seconds} />
            </div>
          </div>
        )}
      </div>
      <ExampleSection busy={isBusy(state)} onRun={runExample} />
      <LazyReading />
      <OfferDialogs {...offers} />
    </div>
  );
};

export default IdentifyPage;
