import { useAccount } from '../../../lib/account-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FirstAidLine } from '../../../ui/first-aid-line.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Failure } from '../analysis-state.ts';
import { useOnline } from '../use-online.ts';

type FailedNoticeProps = {
  /** What was not lost. */
  stays: string;
  failure: Failure;
  onRetry: () => void;
};

/** What was not lost. An answer that got lost may have been paid for, but no keeper pays twice for it. */
const useReassurance = ({ stays, failure: { lost } }: FailedNoticeProps): string => {
  const { status } = useAccount();
  const keeper = status === 'signed-in';
  if (!lost) return `${stays}, and no ${keeper ? 'token' : 'try'} was used.`;
  return `${stays}${keeper ? ', and trying again does not charge it twice' : ''}.`;
};

/** What happened, what was not lost, and the next step. */
export const FailedNotice = (props: FailedNoticeProps) => {
  const { failure, onRetry } = props;
  const online = useOnline();
  const reassurance = useReassurance(props);
  const { kind, title, message, requestId } = failure;
  const retry = (
    <Button tone="primary" onClick={onRetry}>
      Try again
    </Button>
  );
  if (kind === 'under-way')
    return (
      <Notice live tone="attention" title={title} actions={retry}>
        It had arrived before; only the answer was lost on its way. Wait a few seconds, then try
        again: it is not charged twice.
      </Notice>
    );
  if (kind === 'offline')
    return online ? (
      <Notice live tone="good" title="You are back online" actions={retry}>
        {reassurance}
      </Notice>
    ) : (
      <Notice
        live
        tone="attention"
        title={title}
        actions={<Button onClick={onRetry}>Try again</Button>}
      >
        {reassurance} It can be analysed as soon as you are back online.
        <FirstAidLine />
      </Notice>
    );
  return (
    <Notice live tone="alarm" title={title} actions={retry}>
      {message !== '' && <p>{message}</p>}
      <p className="text-sm text-muted">
        {reassurance}
        {requestId !== null && (
          <>
            {' '}
            Request <code className="break-all">{requestId}</code>
          </>
        )}
      </p>
    </Notice>
  );
};
