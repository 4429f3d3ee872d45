import type { AccountState } from '../../../lib/account-store.ts';
import type { Allowance } from '../allowance.ts';
import type { PhotoTool } from '../photo-tool.ts';
import { TokenBox } from './token-box.tsx';
import { TriesBox } from './tries-box.tsx';

type AllowanceBoxProps = {
  tool: PhotoTool;
  status: AccountState['status'];
  allowance: Allowance;
  triesLeft: number;
  onSignUp: () => void;
  onBuy: () => void;
  onUpgrade: () => void;
};

/**
 * Tries of a guest, or tokens of a keeper. Until it is known who comes, the tries stand there, unless
 * this browser has a sign-in stored: then the words that are true of any keeper do.
 */
export const AllowanceBox = (props: AllowanceBoxProps) => {
  const { tool, status, allowance, triesLeft, onSignUp, onBuy, onUpgrade } = props;
  const loading = status === 'loading';
  return (
    <>
      {status !== 'signed-in' && (
        <div className={loading ? 'maybe-keeper:hidden' : ''}>
          <TriesBox tool={tool} left={triesLeft} onSignUp={onSignUp} onUpgrade={onUpgrade} />
        </div>
      )}
      {allowance.kind !== 'tries' && (
        <div className={loading ? 'hidden maybe-keeper:block' : ''}>
          <TokenBox tool={tool} allowance={allowance} onBuy={onBuy} onUpgrade={onUpgrade} />
        </div>
      )}
    </>
  );
};
