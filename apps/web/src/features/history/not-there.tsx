import { ApiError } from '../../lib/api-error.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';

type NotThereProps = { error: Error; busy: boolean; onRetry: () => void };

const isGone = (error: Error): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_request');

/** In place of an analysis that is gone, or that could not be loaded. */
export const NotThere = ({ error, busy, onRetry }: NotThereProps) =>
  isGone(error) ? (
    <Notice tone="attention" title="This analysis is not there">
      It may have been deleted, or it belongs to another account.
    </Notice>
  ) : (
    <LoadFailed what="This analysis" error={error} busy={busy} onRetry={onRetry} />
  );
