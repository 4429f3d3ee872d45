import { useIdentifyStatus } from '../use-identify-status.ts';
import { AllowanceBox } from '../offers/allowance-box.tsx';
import { OfferDialogs } from '../offers/offer-dialogs.tsx';
import { isReadable } from '../diagnosis/standing.ts';
import type { Send } from '../run-analysis.ts';
import { Workbench } from '../upload/workbench.tsx';
import { usePhotoTool } from '../use-photo-tool.ts';
import { panelTools } from './panel-tools.ts';
import { QuickResult } from './quick-result.tsx';

export type QuickKind = keyof typeof panelTools;

export type QuickToolProps = {
  kind: QuickKind;
  /** In view: photos dropped on the page are for it. */
  active: boolean;
};

const manners = {
  identify: {
    send: (({ ask }) => ask({ analysisType: 'comprehensive', panel: true })) satisfies Send,
    isPaid: ({ outcome }: { outcome: string }) => outcome === 'identified',
  },
  disease: {
    send: (({ ask }) => ask({ analysisType: 'disease-detection', panel: true })) satisfies Send,
    isPaid: isReadable,
  },
};

const nothing = () => undefined;

/** One tab of the panel: a photo, a button, and the answer in short. */
const QuickTool = ({ kind, active }: QuickToolProps) => {
  const tool = panelTools[kind];
  const { state, another, pick, means, bench, offers } = usePhotoTool(tool, {
    ...manners[kind],
    preload: nothing,
    listens: active,
  });
  useIdentifyStatus(tool);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      {state.phase === 'done' ? (
        <QuickResult
          key={state.analysis.id}
          kind={kind}
          {...state}
          allowance={means.allowance}
          onAnother={another}
          onPick={pick}
        />
      ) : (
        <Workbench {...bench} state={state} kept />
      )}
      <AllowanceBox {...means} />
      <OfferDialogs {...offers} />
    </div>
  );
};

export default QuickTool;
