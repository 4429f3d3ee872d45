import type { AnalysisState } from '../analysis-state.ts';
import { isBusy } from '../analysis-state.ts';
import type { PhotoTool } from '../photo-tool.ts';
import { AnalysisProgress } from './analysis-progress.tsx';
import { FailedNotice } from './failed-notice.tsx';

type StageProps = {
  state: AnalysisState;
  tool: PhotoTool;
  /** Whether the result is kept, which the example's is not. */
  kept: boolean;
  onCancel: () => void;
  onRetry: () => void;
};

/** The reading of a photo while it lasts, and what went wrong with it. */
export const Stage = ({ state, tool, kept, onCancel, onRetry }: StageProps) => (
  <>
    {isBusy(state) && <AnalysisProgress steps={state.steps} kept={kept} onCancel={onCancel} />}
    {state.phase === 'failed' && (
      <FailedNotice stays={tool.stays} failure={state.failure} onRetry={onRetry} />
    )}
  </>
);
