import { useState } from 'react';
import { isReadable } from '../../app/analysis/diagnosis/standing.ts';
import { AllowanceBox } from '../../app/analysis/offers/allowance-box.tsx';
import { OfferDialogs } from '../../app/analysis/offers/offer-dialogs.tsx';
import { LazyPanelChat, LazyQuickTool } from '../../app/analysis/panel/lazy-quick.tsx';
import { diseaseTool } from '../../app/analysis/tools.ts';
import { Workbench } from '../../app/analysis/upload/workbench.tsx';
import { useIdentifyStatus } from '../../app/analysis/use-identify-status.ts';
import { usePhotoTool } from '../../app/analysis/use-photo-tool.ts';
import { PageHeading } from '../../app/page-heading.tsx';
import { useAccount } from '../../lib/account-store.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { emptyDraft } from '../../app/told/draft.ts';
import { EmergencyNotice } from './emergency-notice.tsx';
import { LazyGuidelines } from './intro/lazy-guidelines.tsx';
import { LazyFinished, preloadFinished } from './lazy-finished.tsx';
import { LazyLists } from './intro/lazy-lists.tsx';
import { LazyReading } from './lazy-reading.tsx';
import { sendWith } from './send.ts';
import { LazyTold, preloadTold } from '../../app/told/lazy-told.tsx';
import { useDraft } from '../../app/told/use-draft.ts';
import { LazyVoice } from './voice/lazy-voice.tsx';

const preload = () => {
  preloadTold();
  preloadFinished();
};

const DiseaseDetectionPage = () => {
  const [tab, setTab] = useState<'chat' | 'identify' | 'disease'>('disease');
  const telling = useDraft();
  const { draft } = telling;
  const tool = usePhotoTool(diseaseTool, {
    send: sendWith(draft),
    isPaid: isReadable,
    preload,
    listens: tab === 'disease',
  });
  const { state, photo, choose, start, means } = tool;
  useIdentifyStatus(diseaseTool);
  const account = useAccount();
  const profile = account.status === 'signed-in' ? account.profile : null;
  const detect = () =>
    state.phase === 'done' ? (
      <div className="space-y-8">
        <LazyFinished
          {...state}
          telling={telling}
          allowance={means.allowance}
          onAnother={tool.another}
          onAgain={start}
          onChange={() => choose(state.photo)}
          onPick={tool.pick}
        />
        <div className="max-w-measure">
          <AllowanceBox {...means} />
        </div>
      </div>
    ) : (
      <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="space-y-4">
          <Workbench {...tool.bench} state={state} kept>
            <LazyTold telling={telling} countryKnown={(profile?.country ?? null) !== null} />
          </Workbench>
          {photo === null && draft !== emptyDraft && (
            <p className="text-sm text-muted" role="status">
              What you told before is kept in this tab, and goes with the next photo.
            </p>
          )}
        </div>
        <div className="space-y-8">
          <AllowanceBox {...means} />
          <LazyGuidelines />
        </div>
      </div>
    );
  return (
    <div className="page-width space-y-20 py-10 sm:py-14">
      <div className="space-y-6">
        <div className="max-w-measure space-y-3">
          <PageHeading>Disease detection</PageHeading>
          {state.phase !== 'done' && (
            <p className="text-lg text-muted">
              A photo shows marks on the skin. What you see and what your water test says tell far
              more. Together they give a ranked list of what it may be, what to do first, and what
              would prove it. No photo proves a disease, and none rules one out.
            </p>
          )}
        </div>
        {state.phase !== 'done' && <EmergencyNotice />}
        <Tabs
          label="AI panel"
          open={tab}
          onOpen={setTab}
          tabs={[
            {
              id: 'chat',
              label: 'Chat',
              content: (active) => <LazyPanelChat active={active} />,
            },
            {
              id: 'identify',
              label: 'Identify',
              content: (active) => <LazyQuickTool kind="identify" active={active} />,
            },
            { id: 'disease', label: 'Disease', content: detect },
          ]}
        />
      </div>
      <LazyVoice telling={telling} onUpgrade={means.onUpgrade} />
      <LazyLists />
      <LazyReading />
      <OfferDialogs {...tool.offers} />
    </div>
  );
};

export default DiseaseDetectionPage;
