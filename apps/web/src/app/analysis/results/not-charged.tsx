import { useAccount } from '../../../lib/account-store.ts';
import { Notice } from '../../../ui/notice.tsx';

/** No firm answer, no charge: said with every such result. */
export const NotCharged = () => {
  const { status } = useAccount();
  return (
    <Notice tone="good" title={`This did not use a ${status === 'signed-in' ? 'token' : 'try'}.`} />
  );
};
