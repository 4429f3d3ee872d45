import { ScanSearch } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { isBusy, type AnalysisState } from '../analysis-state.ts';
import type { PhotoDetails } from '../photo-details.ts';
import type { PhotoTool } from '../photo-tool.ts';
import { LengthField } from './length-field.tsx';
import { MorePhotos } from './more-photos.tsx';
import { PhotoInput } from './photo-input.tsx';
import { PhotoPreview } from './photo-preview.tsx';
import { Stage } from './stage.tsx';
import { useFocusCare } from './use-focus-care.ts';

export type DeskProps = {
  tool: PhotoTool;
  state: Exclude<AnalysisState, { phase: 'done' | 'idle' }>;
  onFile: (file: File) => void;
  /** Whether the result is kept, which the example's is not. */
  kept: boolean;
  onRemove: () => void;
  onTell: (details: Partial<PhotoDetails>) => void;
  onAnalyse: () => void;
  onCancel: () => void;
  /** A result was looked at before: the keeper comes back to choose again. */
  restarted: boolean;
  /** Why a file was not taken. */
  notice: ReactNode;
  /** What else can be told of the fish. */
  children?: ReactNode;
};

/** A chosen photo: what else is told with it, and waiting for its result. */
const Desk = (props: DeskProps) => {
  const { tool, state, onFile, onTell, children } = props;
  const { photo, details } = state;
  const button = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const busy = isBusy(state);
  useFocusCare({
    phase: state.phase,
    restarted: props.restarted,
    next: children === undefined ? button : more,
    stage,
  });
  return (
    <>
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
      {props.notice}
      {props.kept && !busy && (
        <div className="divide-y divide-hairline border-y border-hairline">
          <MorePhotos
            more={details.more}
            limit={tool.limit}
            onChange={(further) => onTell({ more: further })}
          />
          <LengthField length={details.length} onChange={(length) => onTell({ length })} />
        </div>
      )}
      {children !== undefined && !busy && (
        <div ref={more} tabIndex={-1} className="outline-none">
          {children}
        </div>
      )}
      <div ref={stage} tabIndex={-1} className="outline-none">
        <Stage
          state={state}
          tool={tool}
          kept={props.kept}
          onCancel={props.onCancel}
          onRetry={props.onAnalyse}
        />
        {state.phase === 'ready' && (
          <Button
            ref={button}
            tone="primary"
            className="w-full sm:w-auto"
            onClick={props.onAnalyse}
          >
            <ScanSearch aria-hidden="true" className="size-5" />
            {tool.action}
          </Button>
        )}
      </div>
    </>
  );
};

export default Desk;
