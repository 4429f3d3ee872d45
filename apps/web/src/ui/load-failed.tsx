import { problemOf } from '../lib/problem-words.ts';
import { Button } from './button.tsx';
import { FirstAidLine } from './first-aid-line.tsx';
import { Notice } from './notice.tsx';

export type LoadFailedProps = {
  /** What should stand here, in the plural, such as 'Your devices'. */
  what: string;
  /** What is said in place of 'Your devices could not be loaded'. */
  title?: string | undefined;
  error: unknown;
  onRetry: () => void;
  /** It is being tried again. */
  busy?: boolean | undefined;
};

/** In the place of what could not be loaded. */
export const LoadFailed = ({ what, title, error, onRetry, busy = false }: LoadFailedProps) => {
  const { offline, message, requestId } = problemOf(error);
  const retry = (
    <Button busy={busy} busyText="Trying again..." onClick={onRetry}>
      Try again
    </Button>
  );
  if (offline)
    return (
      <Notice live tone="attention" title={title ?? 'You are offline'} actions={retry}>
        {title !== undefined && 'You are offline. '}
        {what} will be shown once you are back online. Nothing was lost.
        <FirstAidLine />
      </Notice>
    );
  return (
    <Notice live tone="alarm" title={title ?? `${what} could not be loaded`} actions={retry}>
      <p>{message}</p>
      {requestId !== null && (
        <p className="text-sm text-muted">
          Request <code className="break-all">{requestId}</code>
        </p>
      )}
    </Notice>
  );
};
