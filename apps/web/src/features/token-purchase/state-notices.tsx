import { useSubscriptionState } from '../../lib/subscription.ts';
import { Notice } from '../../ui/notice.tsx';
import { debtWords } from './debt-words.ts';

/** What a keeper must know before they buy. Without an answer nothing is said: buying tells all the same. */
export const StateNotices = () => {
  const { data: state } = useSubscriptionState();
  if (state === undefined) return null;
  const { token_debt: debt, test_payments: isTest } = state;
  return (
    <>
      {debt > 0 && (
        <Notice tone="attention" title={debtWords.title(debt)}>
          {debtWords.explained(debt)}
        </Notice>
      )}
      {isTest && (
        <Notice tone="neutral" title="Payments here are a test">
          This is a site on somebody’s own machine. No card is charged and no money moves.
        </Notice>
      )}
    </>
  );
};
