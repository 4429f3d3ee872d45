import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Failure } from '../analysis-state.ts';
import { useOnline } from '../use-online.ts';

type FailedNoticeProps = { failure: Failure; onRetry: () => void };

/** What happened, what was not lost, and the next step. */
export const FailedNotice = ({ failure, onRetry }: FailedNoticeProps) => {
  const online = useOnline();
  const retry = (
    <Button tone="primary" onClick={onRetry}>
      Try again
    </Button>
  );
  if (failure.kind === 'offline')
    return online ? (
      <Notice live tone="good" title="You are back online" actions={retry}>
        Your photo is still here, and no try was used.
      </Notice>
    ) : (
      <Notice
        live
        tone="attention"
        title="You are offline"
        actions={<Button onClick={onRetry}>Try again</Button>}
      >
        Your photo is kept on this page, and no try was used. It can be analysed as soon as you are
        back online.
      </Notice>
    );
  return (
    <Notice live tone="alarm" title="Analysis failed. Please try again." actions={retry}>
      <p>{failure.message}</p>
      <p className="text-sm text-muted">
        Your photo is still here, and no try was used.
        {failure.requestId !== null && (
          <>
            {' '}
            Request <code className="break-all">{failure.requestId}</code>
          </>
        )}
      </p>
    </Notice>
  );
};
