import { ScanSearch } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { isBusy, type AnalysisState } from '../analysis-state.ts';
import type { PhotoTool } from '../photo-tool.ts';
import { Complaint } from './complaint.tsx';
import { LazyStage } from './lazy-stage.tsx';
import { PhotoInput } from './photo-input.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { PhotoPreview } from './photo-preview.tsx';
import { useFocusCare } from './use-focus-care.ts';

type WorkbenchProps = {
  tool: PhotoTool;
  state: Exclude<AnalysisState, { phase: 'done' }>;
  onFile: (file: File) => void;
  /** A file hangs over the page. */
  over: boolean;
  /** A result was looked at before: the keeper comes back to choose again. */
  restarted: boolean;
  /** Whether the result is kept, which the example's is not. */
  kept: boolean;
  onRemove: () => void;
  onAnalyse: () => void;
  onCancel: () => void;
  /** What else can be told of the fish, once a photo is chosen. */
  children?: ReactNode;
};

/** From choosing a photo to waiting for its result. */
export const Workbench = (props: WorkbenchProps) => {
  const { tool, state, onFile, children } = props;
  const noticeId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const busy = isBusy(state);
  const photo = state.phase === 'idle' ? null : state.photo;
  const next = children === undefined ? button : more;
  useFocusCare({ phase: state.phase, photo, restarted: props.restarted, input, next, stage });

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
          limit={tool.limit}
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
      <div id={noticeId}>{state.notice !== null && <Complaint words={state.notice} />}</div>
      {children !== undefined && photo !== null && !busy && (
        <div ref={more} tabIndex={-1} className="outline-none">
          {children}
        </div>
      )}
      <div ref={stage} tabIndex={-1} className="outline-none">
        {(busy || state.phase === 'failed') && (
          <LazyStage
            state={state}
            tool={tool}
            kept={props.kept}
            onCancel={props.onCancel}
            onRetry={props.onAnalyse}
          />
        )}
        {(state.phase === 'idle' || state.phase === 'ready') && (
          <Button ref={button} tone="primary" className="w-full sm:w-auto" onClick={analyse}>
            <ScanSearch aria-hidden="true" className="size-5" />
            {tool.action}
          </Button>
        )}
      </div>
    </div>
  );
};
