import { ScanSearch } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { AnalysisState } from '../analysis-state.ts';
import { Complaint } from './complaint.tsx';
import type { DeskProps } from './desk.tsx';
import { isFocusLost } from './is-focus-lost.ts';
import { LazyDesk } from './lazy-desk.tsx';
import { PhotoPicker } from './photo-picker.tsx';

type WorkbenchProps = Omit<DeskProps, 'state' | 'notice'> & {
  state: Exclude<AnalysisState, { phase: 'done' }>;
  /** A file hangs over the page. */
  over: boolean;
};

/** From choosing a photo to waiting for its result. */
export const Workbench = ({ state, over, ...desk }: WorkbenchProps) => {
  const { restarted } = desk;
  const noticeId = useId();
  const input = useRef<HTMLInputElement>(null);
  const had = useRef(restarted);
  const idle = state.phase === 'idle';
  useEffect(() => {
    // The photo, or the result at the top of the page, is left behind.
    if (idle && had.current && isFocusLost()) input.current?.focus({ preventScroll: !restarted });
    had.current = !idle;
  }, [idle, restarted]);

  const complain = () => {
    desk.onAnalyse();
    // The words that say why nothing happened stand by the button: they must stay in sight.
    input.current?.focus({ preventScroll: true });
  };
  const notice = (
    <div id={noticeId}>{state.notice !== null && <Complaint words={state.notice} />}</div>
  );
  return (
    <div className="space-y-4">
      {state.phase === 'idle' ? (
        <>
          <PhotoPicker
            inputRef={input}
            onFile={desk.onFile}
            over={over}
            limit={desk.tool.limit}
            describedBy={state.notice === null ? undefined : noticeId}
          />
          {notice}
          <Button tone="primary" className="w-full sm:w-auto" onClick={complain}>
            <ScanSearch aria-hidden="true" className="size-5" />
            {desk.tool.action}
          </Button>
        </>
      ) : (
        <LazyDesk {...desk} state={state} notice={notice} />
      )}
    </div>
  );
};
