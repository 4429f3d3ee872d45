import { Link, useLocation } from 'react-router';
import { signInAddress } from '../../app/sign-in-address.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { OpenState } from './open-chat.ts';

type NotShownProps = {
  state: Exclude<OpenState, { kind: 'none' }>;
  onRetry: () => void;
  onNew: () => void;
};

/** In the place of a conversation that is not there, or not yet. */
export const NotShown = ({ state, onRetry, onNew }: NotShownProps) => {
  if (state.kind === 'loading') return <Skeleton label="Loading the chat" lines={6} />;
  if (state.kind === 'failed')
    return (
      <LoadFailed
        what="This chat"
        title="This chat could not be loaded"
        error={state.error}
        onRetry={onRetry}
      />
    );
  return (
    <EmptyState title="There is no such chat" action={<Button onClick={onNew}>New Chat</Button>}>
      It was deleted, or it belongs to another account.
    </EmptyState>
  );
};

/** A guest came by the address of a conversation. */
export const SignInToSee = () => {
  const here = useLocation();
  return (
    <EmptyState
      title="Please sign in to see this chat"
      action={
        <Link to={signInAddress(here)} className={buttonClass()}>
          Sign In
        </Link>
      }
    >
      Chats are kept for the account that they were held in.
    </EmptyState>
  );
};
