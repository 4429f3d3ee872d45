import { RouteLink } from '../../app/route-link.tsx';
import { routes } from '../../app/routes.ts';
import { signInAddress } from '../../app/sign-in-address.ts';
import { useAccount } from '../../lib/account-store.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { LinkButton } from '../../ui/link-button.tsx';

const identify = routes.identify;
/** Signing in leads on to where the guest wanted to go. */
const guestAddress = signInAddress({ pathname: identify.path, search: '' });

/** The main thing to do: keepers go to it at once, guests by way of the sign-in. */
export const IdentifyCall = () => {
  const { status } = useAccount();
  const loading = status === 'loading';
  return (
    <>
      {status !== 'signed-in' && (
        <LinkButton
          tone="primary"
          to={guestAddress}
          className={loading ? 'maybe-keeper:hidden' : ''}
        >
          {identify.label}
        </LinkButton>
      )}
      {status !== 'signed-out' && (
        <span className={loading ? 'hidden maybe-keeper:contents' : 'contents'}>
          <RouteLink to="identify" className={buttonClass('primary')} />
        </span>
      )}
    </>
  );
};

/** A drawn koi, read by the real engine. */
export const DemoCall = () => <LinkButton to={`${identify.path}?demo=true`}>Watch Demo</LinkButton>;
