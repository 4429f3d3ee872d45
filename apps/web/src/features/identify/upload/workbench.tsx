import { ScanSearch } from 'lucide-react';
import { useId, useRef } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isBusy, type AnalysisState } from '../analysis-state.ts';
import { isExample } from '../example/example-photo.ts';
import { AnalysisProgress } from './analysis-progress.tsx';
import { FailedNotice } from './failed-notice.tsx';
import { PhotoInput } from './photo-input.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { PhotoPreview } from './photo-preview.tsx';
import { useFocusCare } from './use-focus-care.ts';

type WorkbenchProps = {
  state: Exclude<AnalysisState, { phase: 'done' }>;
  onFile: (file: File) => void;
  /** A file hangs over the page. */
  over: boolean;
  /** A result was looked at before: the keeper comes back to choose again. */
  restarted: boolean;
  onRemove: () => void;
  onAnalyse: () => void;
  onCancel: () => void;
};

/** From choosing a photo to waiting for its result. */
export const Workbench = (props: WorkbenchProps) => {
  const { state, onFile } = props;
  const noticeId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const busy = isBusy(state);
  const photo = state.phase === 'idle' ? null : state.photo;
  useFocusCare({ phase: state.phase, photo, restarted: props.restarted, input, button, stage });

  const analyse = () => {
    props.onAnalyse();
    // The words that say why nothing happened stand by the button: they must stay in sight.
    if (photo === null) input.current?.focus({ preventScroll: true });
  };
  return (
    <div className="space-y-4">
      {photo === null ? (
        <PhotoPicker
          inputRef={input}
          onFile={onFile}
          over={props.over}
          describedBy={state.notice === null ? undefined : noticeId}
        />
      ) : (
        <PhotoPreview photo={photo}>
          {!busy && (
            <span className="relative -mx-3 flex">
              <PhotoInput onFile={onFile} className={buttonClass('quiet', 'px-3!')}>
                Change photo
              </PhotoInput>
              <Button tone="quiet" className="px-3!" onClick={props.onRemove}>
                Remove
              </Button>
            </span>
          )}
        </PhotoPreview>
      )}
      <div id={noticeId}>
        {state.notice !== null && (
          <Notice live tone="alarm">
            {state.notice}
          </Notice>
        )}
      </div>
      <div ref={stage} tabIndex={-1} className="outline-none">
        {busy && (
          <AnalysisProgress
            steps={state.steps}
            kept={!isExample(photo)}
            onCancel={props.onCancel}
          />
        )}
        {state.phase === 'failed' && (
          <FailedNotice failure={state.failure} onRetry={props.onAnalyse} />
        )}
        {(state.phase === 'idle' || state.phase === 'ready') && (
          <Button ref={button} tone="primary" className="w-full sm:w-auto" onClick={analyse}>
            <ScanSearch aria-hidden="true" className="size-5" />
            Analyze koi
          </Button>
        )}
      </div>
    </div>
  );
};
