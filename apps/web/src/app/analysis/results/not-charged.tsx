import { createContext, use } from 'react';
import { useAccount } from '../../../lib/account-store.ts';
import { Notice } from '../../../ui/notice.tsx';

/** False for who looks at somebody else's result, and was never to pay for it. */
export const ChargeMatters = createContext(true);

/** No firm answer, no charge: said with every such result. */
export const NotCharged = () => {
  const { status } = useAccount();
  if (!use(ChargeMatters)) return null;
  return (
    <Notice tone="good" title={`This did not use a ${status === 'signed-in' ? 'token' : 'try'}.`} />
  );
};
