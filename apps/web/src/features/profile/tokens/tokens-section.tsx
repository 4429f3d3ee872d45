import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../section.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { useTokenHistory } from './use-token-history.ts';

/** Every token that came or went. */
export const TokensSection = () => {
  const history = useTokenHistory();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = history;
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  const more = () => void history.fetchNextPage();
  return (
    <Section
      id="tokens"
      intro="Tokens are taken when work begins and given back when it brings no firm answer."
    >
      {data === undefined && error === null && (
        <Skeleton label="Loading your token history" lines={5} />
      )}
      {data !== undefined && lines.length === 0 && (
        <p className="text-muted">
          Nothing yet. What comes and goes will stand here, newest first.
        </p>
      )}
      {lines.length > 0 && <LedgerTable lines={lines} />}
      {error !== null && (
        <LoadFailed
          what="Your token history"
          error={error}
          busy={isFetching}
          onRetry={history.isFetchNextPageError ? more : () => void history.refetch()}
        />
      )}
      {hasNextPage && error === null && (
        <Button busy={isFetchingNextPage} busyText="Loading..." onClick={more}>
          Show more
        </Button>
      )}
    </Section>
  );
};
